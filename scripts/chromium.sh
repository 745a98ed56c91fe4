#!/bin/sh
# Sees to a Chromium for the end-to-end tests: Playwright's own, Debian's, or one that can be
# installed; otherwise it is asked for in one sentence.
set -eu
own=$(.venv/bin/python -c 'from playwright.sync_api import sync_playwright as s
with s() as p: print(p.chromium.executable_path)')
[ -x "$own" ] || [ -x /usr/bin/chromium ] && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    apt-get update -qq && apt-get install -y -qq chromium >/dev/null && exit 0
fi
.venv/bin/playwright install --with-deps chromium && exit 0
echo "No Chromium: install it (on Debian: apt install chromium) for the end-to-end tests." >&2
exit 1
