#!/usr/bin/env bash
# Sets up a fresh clone and starts `npm run dev`.
set -euo pipefail
cd "$(dirname "$0")/.."
source tools/machine.sh
need_node
npm ci
exec npm run dev
