#!/bin/sh
# Prepares a Debian without anything else for the site: certificates of authorities, an account without rights, a place for data.
set -eu
if [ ! -e /etc/ssl/certs/ca-certificates.crt ]; then
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends ca-certificates
  rm -rf /var/lib/apt/lists/*
fi
echo 'sangamam:x:10001:' >>/etc/group
echo 'sangamam:x:10001:10001::/data:/usr/sbin/nologin' >>/etc/passwd
install -d -o 10001 -g 10001 -m 0700 /data /backups
# Nothing in the image may be changed by the account that runs it.
chown -R root:root /opt/sangamam
