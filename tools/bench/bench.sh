#!/usr/bin/env bash
# Installs the dependencies of the measurements and runs one: `bench` (purchases), `visitors` or `crowd`.
set -euo pipefail
cd "$(dirname "$0")/../.."
source tools/machine.sh
need_node
need_debian_packages wrk chromium nginx-light libnginx-mod-http-brotli-static postgresql
if [[ "${1:-}" == visitors || "${1:-}" == crowd ]]; then exec node "tools/bench/$1/run.ts"; fi
exec node tools/bench/bench.ts "$@"
