#!/bin/sh
# Makes the secrets that docker compose gives to the containers: `sh infra/make-secrets.sh [DIRECTORY]`. It
# never changes existing secrets, because the log always needs the same secret-key.
set -eu
directory=${1:-secrets}

# Only its owner can enter the directory. The files in it are readable by every user, because the containers
# get single files and run as other users than the person who starts this script.
mkdir -p "$directory"
chmod 700 "$directory"

make() {
  file=$directory/$1
  if [ -s "$file" ]; then
    echo "$file is there."
    return
  fi
  # Written under another name first, so that an interrupted write leaves no incomplete secret.
  od -An -N"$2" -tx1 /dev/urandom | tr -d ' \n' >"$file.new"
  chmod 444 "$file.new"
  mv "$file.new" "$file"
  echo "$file was made."
}

make secret-key 32
make admin-password 12
echo "Keep a copy of $directory/secret-key apart from this machine: without it the log cannot be read."
