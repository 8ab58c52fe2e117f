#!/bin/sh
# What a container of the image does: one role each, with the settings that are mounted at /etc/kongres.
set -eu
release=/usr/lib/kongres/release
api=$release/app/apps/api/src
run() { exec "$release/node" --env-file=/etc/kongres/site.env --env-file=/etc/kongres/kongres.env "$@"; }
export NODE_ENV=production
role=${1:-help}
[ $# -eq 0 ] || shift
case "$role" in
api)
  export API_PORT="${1:-8071}" WATCH_PORT="1${1:-8071}"
  run "$api/main/server.ts"
  ;;
worker)
  export WATCH_PORT=18070
  run "$api/main/worker.ts"
  ;;
migrate) exec "$release/node" --env-file=/etc/kongres/kongres.env --env-file=/etc/kongres/owner.env "$api/main/migrate.ts" ;;
web)
  # Whoever is in front of it encrypts. What nginx says goes where a container's words go.
  ln -sf /dev/stdout /var/log/kongres/access.log
  ln -sf /dev/stderr /var/log/kongres/error.log
  "$release/node" "$release/app/deploy/release/write-web.ts" / /run/kongres-web/filled "${1:-8080}"
  exec /usr/sbin/nginx -e /dev/stderr -c /run/kongres-web/filled/nginx.conf -g "daemon off;"
  ;;
check) run "$api/cli/check.ts" ;;
payments) run "$api/cli/payments-test/try-payments.ts" "$@" ;;
organiser) run "$api/cli/organiser.ts" "$@" ;;
*)
  echo "one of: api [port], worker, web [port], migrate, check, payments [address], organiser …"
  [ "$role" = help ] || exit 2
  ;;
esac
