#!/bin/sh
# Solves the same matrices with glpsol --exact and lrsnash, where they are installed (Debian packages glpk-utils and
# lrslib), and prints CPU seconds. First write the matrices: main class parlour.bench.leher.PeerMatrices FOLDER.
# Then: bench/leher-peers.sh FOLDER [SECONDS]; a run longer than SECONDS (60) is cut off.
set -u
folder=${1:?folder of matrices}
limit=${2:-60}

# Runs a command and prints what it was, how it ended, and its CPU time.
timed() {
    name=$1
    shift
    before=$(awk '{print $16 + $17}' /proc/$$/stat)
    timeout "$limit" "$@" >/dev/null 2>&1
    code=$?
    after=$(awk '{print $16 + $17}' /proc/$$/stat)
    ticks=$(getconf CLK_TCK)
    awk -v n="$name" -v c="$code" -v t="$((after - before))" -v h="$ticks" \
        'BEGIN { printf "%-28s %8.2f s CPU%s\n", n, t / h, c == 124 ? "  (cut off)" : c ? "  (failed)" : "" }'
}

for size in leher10 leher20 leher50 leher100 leher200 leher500 random20 random50 random100 random200; do
    if command -v glpsol >/dev/null; then
        timed "glpsol --exact $size" glpsol --exact --lp "$folder/$size.lp"
    fi
    if command -v lrsnash >/dev/null; then
        timed "lrsnash $size" lrsnash "$folder/$size.lrs"
    fi
done
