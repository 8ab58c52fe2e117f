#!/bin/sh
# certbot deploy hook (/etc/letsencrypt/renewal-hooks/deploy): copies the certificate for nginx, which does not run as
# root.
set -eu
umask 027
for name in fullchain.pem privkey.pem; do
  install -m 640 -o root -g kongres-web "$RENEWED_LINEAGE/$name" "/var/lib/kongres/tls/$name.new"
  mv "/var/lib/kongres/tls/$name.new" "/var/lib/kongres/tls/$name"
done
systemctl reload kongres-web.service
