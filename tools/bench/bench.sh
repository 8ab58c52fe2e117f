#!/usr/bin/env bash
# Brings what only the bench needs, then measures.
set -euo pipefail
cd "$(dirname "$0")/../.."
source tools/machine.sh
need_node
need_debian_packages wrk nginx-light libnginx-mod-http-brotli-static postgresql
exec node tools/bench/bench.ts "$@"
