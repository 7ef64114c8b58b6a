#!/bin/sh
# Install Bastide on a clean Debian (12 or newer): the steps of the container image, and of a plain machine.
# install.sh [WHEEL]: from a wheel that was built here, else the released one; once more, it brings a newer one.
# Afterwards `bastide` is in /opt/bastide/bin.
set -eu
what="${1:-bastide}"
prefix=/opt/bastide

export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends ca-certificates python3 python3-venv >/dev/null
rm -rf /var/lib/apt/lists/*

if ! id bastide >/dev/null 2>&1; then
  useradd --system --user-group --home-dir /var/lib/bastide --no-create-home --shell /usr/sbin/nologin bastide
fi
python3 -m venv "$prefix"
"$prefix/bin/pip" install --quiet --upgrade --no-cache-dir --disable-pip-version-check "$what[server]"
install -d -m 0750 -o bastide -g bastide /var/lib/bastide
install -d -m 0750 -o root -g bastide /etc/bastide
install -d -m 0700 -o bastide -g bastide /var/backups/bastide
for script in address.sh backup.sh restore.sh; do # where they lie beside this one
  [ ! -e "$(dirname "$0")/$script" ] || install -D -m 0755 "$(dirname "$0")/$script" "$prefix/deploy/$script"
done
"$prefix/bin/bastide" --version
