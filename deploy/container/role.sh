#!/bin/sh
# Entry point of the image: runs one role with the settings mounted at /etc/kongres.
set -eu
release=/usr/lib/kongres/release
api=$release/app/apps/api/src
run_program() { exec "$release/node" --env-file=/etc/kongres/site.env --env-file=/etc/kongres/kongres.env "$@"; }
export NODE_ENV=production
role=${1:-help}
[ $# -eq 0 ] || shift
case "$role" in
api)
  export API_PORT="${1:-8071}" WATCH_PORT="1${1:-8071}"
  run_program "$api/main/server.ts"
  ;;
worker)
  export WATCH_PORT=18070
  run_program "$api/main/worker.ts"
  ;;
migrate) exec "$release/node" --env-file=/etc/kongres/kongres.env --env-file=/etc/kongres/owner.env "$api/main/migrate.ts" ;;
web)
  # A proxy in front terminates TLS. nginx logs to the container's output.
  ln -sf /dev/stdout /var/log/kongres/access.log
  ln -sf /dev/stderr /var/log/kongres/error.log
  "$release/node" "$release/app/deploy/release/write-web.ts" / /run/kongres-web/filled "${1:-8080}"
  exec /usr/sbin/nginx -e /dev/stderr -c /run/kongres-web/filled/nginx.conf -g "daemon off;"
  ;;
check) run_program "$api/cli/check.ts" ;;
payments) run_program "$api/cli/payments-check/check-payments.ts" "$@" ;;
organiser) run_program "$api/cli/organiser.ts" "$@" ;;
*)
  echo "usage: api [port], worker, web [port], migrate, check, payments [address], organiser …"
  [ "$role" = help ] || exit 2
  ;;
esac
