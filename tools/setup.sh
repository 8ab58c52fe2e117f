#!/usr/bin/env bash
# From a fresh clone to a running `npm run dev`.
set -euo pipefail
cd "$(dirname "$0")/.."
source tools/machine.sh
need_node
npm ci
exec npm run dev
