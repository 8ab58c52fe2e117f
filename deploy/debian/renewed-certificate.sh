#!/bin/sh
# certbot runs this after a certificate came or was renewed (/etc/letsencrypt/renewal-hooks/deploy): nginx does not run
# as root and reads a copy.
set -eu
umask 027
for name in fullchain.pem privkey.pem; do
  install -m 640 -o root -g kongres-web "$RENEWED_LINEAGE/$name" "/var/lib/kongres/tls/$name.new"
  mv "/var/lib/kongres/tls/$name.new" "/var/lib/kongres/tls/$name"
done
systemctl reload kongres-web.service
