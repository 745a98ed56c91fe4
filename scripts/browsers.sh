#!/bin/sh
# Sees to the browsers of the end-to-end tests: Chromium (Playwright's own or Debian's), Firefox,
# WebKit with its driver and a screen for it. What is missing is installed, or asked for in a sentence.
set -eu
own=$(.venv/bin/python -c 'from playwright.sync_api import sync_playwright as s
with s() as p: print(p.chromium.executable_path)')
missing=
[ -x "$own" ] || command -v chromium >/dev/null || missing="chromium"
[ "${1:-}" = chromium ] || {
    command -v firefox-esr >/dev/null || command -v firefox >/dev/null || missing="$missing firefox-esr"
    command -v WebKitWebDriver >/dev/null || missing="$missing webkit2gtk-driver"
    command -v Xvfb >/dev/null || missing="$missing xvfb"
}
[ -n "$missing" ] || exit 0
if command -v apt-get >/dev/null; then
    if [ "$(id -u)" = 0 ]; then sudo=; elif sudo -n true 2>/dev/null; then sudo=sudo; else sudo=none; fi
    if [ "$sudo" != none ]; then
        $sudo apt-get update -qq
        # shellcheck disable=SC2086
        DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq $missing >/dev/null && exit 0
    fi
fi
echo "These browsers are missing for the end-to-end tests:$missing. On Debian: apt install$missing" >&2
exit 1
