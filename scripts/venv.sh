#!/bin/sh
# Makes .venv with what requirements-dev.txt names. Debian's Python comes without venv: it is
# installed where that can be done, and otherwise asked for in one sentence.
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
