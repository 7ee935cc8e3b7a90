#!/bin/sh
# Installs what the site needs into the folder of an unpacked release, unless that has been done: Node, libraries, PostgreSQL.
set -eu
[ -x node_modules/.bin/node ] && exit 0
npm ci --omit=dev --no-audit --no-fund
rm -rf "$HOME/.npm"
