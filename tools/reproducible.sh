#!/bin/sh
# Builds the jars of the last commit twice, in two clean clones at places of different names, and
# compares them byte by byte. Usage: tools/reproducible.sh
set -eu
root=$(git rev-parse --show-toplevel)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

for place in one 'another place'; do
    git clone -q "$root" "$folder/$place"
    (cd "$folder/$place" && mvn -B -ntp -q -Dquick -pl app -am package) </dev/null >"$folder/log" 2>&1 || {
        tail -n 20 "$folder/log" >&2
        exit 1
    }
    (cd "$folder/$place/target/launch" && find . -name '*.jar' -exec sha256sum {} + | sort -k 2) \
        >"$folder/$place.sums"
done
if cmp -s "$folder/one.sums" "$folder/another place.sums"; then
    echo "$(grep -c . "$folder/one.sums") jars, the same twice"
else
    diff "$folder/one.sums" "$folder/another place.sums"
    exit 1
fi
