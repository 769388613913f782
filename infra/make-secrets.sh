#!/bin/sh
# Makes the secrets that docker compose hands to the containers, once: `sh infra/make-secrets.sh [DIRECTORY]`.
# What is there already is never touched: the log depends on its secret-key for life.
set -eu
directory=${1:-secrets}

# Nobody else can enter it. The files in it can be read by the users of the containers, each of which is
# given single files and has another number than whoever runs this.
mkdir -p "$directory"
chmod 700 "$directory"

make() {
  file=$directory/$1
  if [ -s "$file" ]; then
    echo "$file is there."
    return
  fi
  # Written beside its place: what was cut short is no secret.
  od -An -N"$2" -tx1 /dev/urandom | tr -d ' \n' >"$file.new"
  chmod 444 "$file.new"
  mv "$file.new" "$file"
  echo "$file was made."
}

make secret-key 32
make admin-password 12
echo "Keep a copy of $directory/secret-key apart from this machine: without it the log cannot be read."
