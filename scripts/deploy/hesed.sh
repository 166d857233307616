#!/bin/sh
# The command "hesed" on a server (docs/install.md). It runs the program as the user of the service, in the folder with its
# settings. Copy it to /usr/local/bin/hesed.
[ "$(id -u)" = 0 ] || { echo "Only root may do this. Type: sudo hesed $*" >&2; exit 1; }
cd /var/lib/hesed && exec /usr/sbin/runuser -u hesed -- /opt/hesed/hesed "$@"
