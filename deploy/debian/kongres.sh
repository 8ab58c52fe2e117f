#!/bin/sh
set -eu
release=/usr/lib/kongres/release
case "${1:-}" in
deploy | rollback | import)
  exec 9>/var/lib/kongres/lock
  flock --nonblock 9 || { echo "another deployment is running" >&2; exit 1; }
  ;;
esac
exec "$release/node" "$release/app/deploy/release/kongres.ts" "$@"
