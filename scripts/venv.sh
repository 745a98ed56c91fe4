#!/bin/sh
# Creates .venv with the packages of requirements-dev.txt. Debian's Python comes without venv: it is
# installed if possible; otherwise a message asks for it.
set -eu
python=${PYTHON:-python3}
rm -rf .venv
if ! "$python" -m venv .venv 2>/dev/null; then
    rm -rf .venv
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        apt-get update -qq
        apt-get install -y -qq python3-venv >/dev/null
        "$python" -m venv .venv
    else
        echo "Python's venv is missing: install it (on Debian: apt install python3-venv)." >&2
        exit 1
    fi
fi
.venv/bin/pip install --quiet --disable-pip-version-check -r requirements-dev.txt
