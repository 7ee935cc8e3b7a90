#!/bin/sh
# Builds the image without Docker and without a registry of images, as root on Debian with buildah and mmdebstrap:
#   deploy/container/build.sh <folder of an unpacked release> <name of the image>
# The base is made from Debian's packages, and the release is installed outside, for the base has no npm.
set -eu
release=$1
image=$2
buildah() { command buildah --storage-driver vfs "$@"; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

(cd "$release" && sh deploy/container/install.sh)
mmdebstrap --quiet --variant=minbase --include=ca-certificates bookworm "$work/base.tar"
base=$(buildah from scratch)
buildah add --quiet "$base" "$work/base.tar" / >/dev/null
buildah commit --quiet --rm "$base" localhost/sangamam-base >/dev/null
buildah bud --isolation chroot --format docker --tag "$image" \
  --build-arg NODE_IMAGE=localhost/sangamam-base --build-arg BASE_IMAGE=localhost/sangamam-base \
  --file "$release/deploy/container/Containerfile" "$release"
