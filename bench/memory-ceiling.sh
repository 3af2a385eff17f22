#!/bin/sh
# Prints the peak resident memory (VmHWM) of one long question for each engine, asked with --memory,
# and how many processor seconds it took.
# Usage: bench/memory-ceiling.sh COMMAND [MEGABYTES] [SECONDS]
# where COMMAND starts Parlour, such as ./parlour; 256 MB and 30 s if not told otherwise.
set -u
command=${1:?how to start Parlour, such as ./parlour}
megabytes=${2:-256}
seconds=${3:-30}

# Asks, follows the process to its end, and prints name, peak and how it ended.
ask() {
    name=$1
    shift
    # shellcheck disable=SC2086 # the command may be several words
    $command "$@" --memory "${megabytes}m" --time "${seconds}s" --quiet \
        >"$folder/answer" 2>"$folder/error" &
    pid=$!
    peak=0
    cpu=0
    while line=$(grep VmHWM "/proc/$pid/status" 2>/dev/null); do
        peak=$(printf '%s\n' "$line" | tr -dc 0-9)
        cpu=$(cut -d ' ' -f 14 "/proc/$pid/stat" 2>/dev/null || echo "$cpu")
        sleep 0.2
    done
    wait "$pid"
    code=$?
    said=$(grep -hoE 'Unknown.*|stopped.*' "$folder/answer" "$folder/error" | head -n 1)
    printf '%-28s %6d MB %5d s  exit %d  %s\n' \
        "$name" "$((peak / 1024))" "$((cpu / 100))" "$code" "${said:-answered}"
}

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
PARLOUR_HOME=$folder/store
export PARLOUR_HOME
awk 'BEGIN {
    srand(7)
    for (row = 0; row < 500; row++)
        for (column = 0; column < 500; column++)
            printf "%d%s", int(rand() * 2000) - 1000, column < 499 ? "," : "\n"
}' >"$folder/matrix.csv"

ask 'label search' solve 'monotonic(a=8,d=8,deck=60)' --outcome
ask 'label search, misere, draws' solve 'monotonic(a=8,d=7,deck=40,play=misere)' --outcome
ask 'class search on N' solve 'monotonic(a=8,d=8,deck=N)' --outcome
ask 'retrograde (nimbers)' solve 'monotonic(a=6,d=6,deck=26)' --nimber
ask 'poset search' solve 'monotonic(a=4,d=4,deck=cube:5)' --outcome
ask 'oversemigroup sweep' solve 'sylver(named=32 33 34 35 36)'
ask 'ideal automaton (gcd 2)' solve 'sylver(named=38 40 42 44)'
ask 'two-scale tables (gcd 3)' solve 'sylver(named=21 24 27 33 39)'
ask 'replies' solve 'sylver(named=33 36 39 42 45)'
ask 'transposition, brute force' solve 'transposition(domain=1..20,moves=14,mod=3)'
ask 'transposition, live blocks' solve 'transposition(domain=1..40,sequence=20 10 30,moves=24)'
ask 'thresholds of Le Her' solve 'leher(ranks=1000,suits=4)'
ask 'matrix of 500 by 500' matrix "$folder/matrix.csv"
ask 'young diagrams of Q' solve 'monotonic(a=17,d=17,deck=Q)' --outcome
ask 'sweep of Q boxes' sweep q-box --a 20 --d 20
ask 'long run' long-run monotonic --a 8 --d 8
ask 'table, two threads' table monotonic --a 8 --d 8 --deck 50..53 --threads 2
