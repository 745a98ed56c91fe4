#!/bin/sh
# Installs the browsers of the end-to-end tests: Chromium (Playwright's own or Debian's), Firefox, and
# WebKit with its driver and a virtual screen. If one cannot be installed, this says which tests are
# skipped, or fails if all are required (in CI, or with BROWSERS=all).
#
# Debian's Chromium without windows is quicker; the tests do without it if it cannot be installed.
#
#   sh scripts/browsers.sh [chromium]    exits with 2 without Chromium, which all tests need
set -eu
own=$(.venv/bin/python -c 'from playwright.sync_api import sync_playwright as s
with s() as p: print(p.chromium.executable_path)')
missing=
quicker=
[ -x "$own" ] || command -v chromium >/dev/null || missing="chromium"
[ "${1:-}" = chromium ] || {
    command -v firefox-esr >/dev/null || command -v firefox >/dev/null || missing="$missing firefox-esr"
    command -v WebKitWebDriver >/dev/null || missing="$missing webkit2gtk-driver"
    command -v Xvfb >/dev/null || missing="$missing xvfb"
    [ -x "$own" ] || command -v chromium-headless-shell >/dev/null || quicker="chromium-headless-shell"
}
[ -n "$missing$quicker" ] || exit 0
sudo=
[ "$(id -u)" = 0 ] || sudo="sudo -n"
install() {
    DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq "$1" >/dev/null 2>&1 && return
    # Ubuntu has no such package.
    [ "$1" = chromium ] && .venv/bin/playwright install chromium >/dev/null 2>&1
}
$sudo apt-get update -qq -o Acquire::Retries=0 -o Acquire::http::Timeout=20 >/dev/null 2>&1 || true
left=
for package in $missing; do
    install "$package" || left="$left $package"
done
[ -z "$quicker" ] || install "$quicker" || true
[ -n "$left" ] || exit 0
if [ -n "${CI:-}" ] || [ "${BROWSERS:-}" = all ]; then
    echo "These browsers are missing for the end-to-end tests:$left. On Debian: apt install$left" >&2
    exit 1
fi
case "$left" in
*chromium*)
    echo "LEFT OUT: all tests of the page; there is no Chromium. On Debian: apt install chromium" >&2
    exit 2 ;;
esac
echo "LEFT OUT: the tests in other browsers that need$left. On Debian: apt install$left" >&2
