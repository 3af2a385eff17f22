#!/bin/sh
# Prints the peak resident memory (VmHWM) of one long question for each engine, asked with --memory,
# and how many processor seconds it took.
# Usage: bench/memory-ceiling.sh COMMAND [MEGABYTES] [SECONDS] [SELECTION]
# where COMMAND starts Parlour, such as ./parlour; 256 MB and 30 s if not told otherwise; SELECTION is
# a pattern of names, such as 'nimbers*'.
set -u
command=${1:?how to start Parlour, such as ./parlour}
megabytes=${2:-256}
seconds=${3:-30}
selection=${4:-*}

# Asks, follows the process to its end, and prints name, peak and how it ended.
ask() {
    name=$1
    shift
    # shellcheck disable=SC2254 # the selection is a pattern
    case $name in $selection) ;; *) return ;; esac
    # shellcheck disable=SC2086 # the command may be several words
    $command "$@" --memory "${megabytes}m" --time "${seconds}s" \
        >"$folder/answer" 2>"$folder/error" </dev/null &
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
ask 'nimbers of N' solve 'monotonic(a=6,d=6,deck=N)' --nimber
ask 'remoteness on L' solve 'monotonic(a=7,d=7,deck=L)' --remoteness
ask 'nimbers of N+N' solve 'monotonic(a=5,d=5,deck=N+N)' --nimber
ask 'young diagrams, nimbers' solve 'monotonic(a=18,d=18,deck=Q)' --nimber
ask 'insertion, remoteness' solve 'monotonic(a=6,d=6,deck=10,form=insert)' --remoteness
ask 'strategy, written' solve 'monotonic(a=7,d=6,deck=31)' --outcome --proof "$folder/strategy.jsonl.gz"
ask 'why' solve 'monotonic(a=8,d=8,deck=60)' --why
ask 'moves of a chain' moves 'monotonic(a=8,d=8,deck=60)'
ask 'moves of semigroups' moves 'sylver(named=32 33 34 35 36)'
ask 'nimbers of semigroups' solve 'sylver(named=20 21)' --nimber
ask 'remoteness of semigroups' solve 'sylver(named=20 21)' --remoteness
ask 'nimbers, written' solve 'sylver(named=15 16)' --nimber --proof "$folder/nimbers.jsonl.gz"
ask 'heights' solve 'sylver(named=38 40 42 44)' --height
ask 'census by gaps' sweep sylver-census --gaps 31 --threads 2
ask 'census of nimbers' sweep sylver-census --gaps 31 --nimber
ask 'census of gcd 2' sweep sylver-even-census --gaps 12
ask 'census of gcd 3' sweep sylver-triple-census --gaps 9
ask 'decks of every size' sweep large-n --sum 14 --threads 2
ask 'long run with profile' long-run monotonic --a 7 --d 6 --profile --longest 40
ask 'extreme optima' matrix "$folder/matrix.csv" --all
ask 'study' study 'leher(ranks=1000,suits=4)' --receiver 700
ask 'replies verb' replies 'sylver(named=16)' --bound 400
ask 'measure' measure '(omega(gcd), gaps)' --bound 40
ask 'reproduce' reproduce --long
ask 'play' play 'monotonic(a=8,d=8,deck=60)' --side second
for kind in strategy nimbers; do
    [ ! -f "$folder/$kind.jsonl.gz" ] || ask "check of $kind" check "$folder/$kind.jsonl.gz"
done
