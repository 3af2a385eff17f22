#!/bin/bash
# Prints how long after --time 1s hard questions end, and how long after SIGINT and SIGTERM.
# Usage: bench/responsiveness.sh COMMAND [SELECTION]
# where COMMAND starts Parlour, such as ./parlour, and SELECTION is a pattern of names, such as 'solve*'.
# Seconds of wall time: on a busy machine read them beside the load, which is printed first.
set -u
command=${1:?how to start Parlour, such as ./parlour}
selection=${2:-*}

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export PARLOUR_HOME=$folder/store

now() { date +%s%N; }

# Milliseconds since $1.
since() { echo $((($(now) - $1) / 1000000)); }

# Waits for process $1; prints the milliseconds since $2 and its exit code.
ended() {
    wait "$1"
    local code=$?
    printf '%6d ms exit %-3d' "$(since "$2")" "$code"
}

# Starts a question; SIGINT must reach it although it runs in the background.
start() { env --default-signal=INT $command "$@" </dev/null >"$folder/answer" 2>"$folder/error" & }

# Asks with --time 1s, then without and sends each signal after a while.
ask() {
    local name=$1 began
    shift
    # shellcheck disable=SC2254 # the selection is a pattern
    case $name in $selection) ;; *) return ;; esac
    printf '%-34s' "$name"
    began=$(now)
    start "$@" --time 1s
    ended $! "$began"
    for signal in INT TERM; do
        rm -rf "$PARLOUR_HOME"
        start "$@" --time 60s
        sleep 2
        began=$(now)
        kill -s $signal $!
        ended $! "$began"
    done
    said=$(cat "$folder/answer" "$folder/error" | grep -hoE 'stopped.*|interrupted.*|xplored.*' | head -n 1)
    printf ' %s\n' "${said:-$(tail -n 1 "$folder/error")}"
}

uptime
printf '%-34s%-18s%-18s%s\n' '' '--time 1s' 'after SIGINT' 'after SIGTERM'
monotonic() { printf 'monotonic(a=%s,d=%s,deck=%s%s)' "$1" "$2" "$3" "${4-}"; }
awk 'BEGIN { srand(7)
    for (row = 0; row < 1200; row++)
        for (column = 0; column < 1200; column++)
            printf "%d%s", int(rand() * 2000) - 1000, column < 1199 ? "," : "\n" }' >"$folder/matrix.csv"
proof=$folder/proof.jsonl.gz

ask 'solve finite' solve "$(monotonic 8 8 60)"
ask 'solve finite, outcome' solve "$(monotonic 8 8 60)" --outcome
ask 'solve finite, 2 threads' solve "$(monotonic 8 8 60)" --outcome --threads 2
ask 'solve finite, draws, misere' solve "$(monotonic 8 7 40 ,play=misere)" --outcome
ask 'solve finite, why' solve "$(monotonic 8 8 60)" --why
ask 'solve finite, proof' solve "$(monotonic 6 6 26 ,play=misere)" --outcome --proof "$proof"
ask 'solve finite, moves, proof' solve "$(monotonic 6 6 26 ,play=misere)" --proof "$proof"
ask 'solve finite, nimber' solve "$(monotonic 6 6 26)" --nimber
ask 'solve finite, remoteness' solve "$(monotonic 6 6 26)" --remoteness
ask 'solve N' solve "$(monotonic 8 8 N)" --outcome
ask 'solve L' solve "$(monotonic 8 8 L)" --outcome
ask 'solve L, nimber' solve "$(monotonic 7 7 L)" --nimber
ask 'solve L, remoteness' solve "$(monotonic 7 7 L)" --remoteness
ask 'solve N+N, nimber' solve "$(monotonic 6 6 N+N)" --nimber
ask 'solve Q' solve "$(monotonic 18 18 Q)" --outcome
ask 'solve Q, nimber' solve "$(monotonic 17 17 Q)" --nimber
ask 'solve cube' solve "$(monotonic 4 4 cube:5)" --outcome
ask 'solve insertion' solve "$(monotonic 6 6 12 ,form=insert)" --outcome
ask 'solve sylver, gcd 1' solve 'sylver(named=32 33 34 35 36)'
ask 'solve sylver, gcd 1, nimber' solve 'sylver(named=18 19)' --nimber
ask 'solve sylver, gcd 1, remoteness' solve 'sylver(named=18 19)' --remoteness
ask 'solve sylver, proof' solve 'sylver(named=16 17 90)' --proof "$proof"
ask 'solve sylver, nimber, proof' solve 'sylver(named=15 16)' --nimber --proof "$proof"
ask 'solve sylver, gcd 2' solve 'sylver(named=38 40 42 44)'
ask 'solve sylver, gcd 2, rows' solve 'sylver(named=10 26)'
ask 'solve sylver, gcd 3' solve 'sylver(named=21 24 27 33 39)'
ask 'solve sylver, replies' solve 'sylver(named=33 36 39 42 45)'
ask 'solve sylver, height' solve 'sylver(named=38 40 42 44)' --height
ask 'solve transposition, mod' solve 'transposition(domain=1..20,moves=14,mod=3)'
ask 'solve transposition, count' solve 'transposition(domain=1..17,moves=12,count=descents)'
ask 'solve leher, 4 suits' solve 'leher(ranks=1000,suits=4)'
ask 'solve leher, all' solve 'leher(ranks=300,suits=4)' --all
ask 'matrix' matrix "$folder/matrix.csv"
ask 'matrix, all' matrix "$folder/matrix.csv" --all
ask 'moves finite' moves "$(monotonic 8 8 60)"
ask 'moves sylver' moves 'sylver(named=32 33 34 35 36)'
ask 'table' table monotonic --a 8 --d 8 --deck 50..53 --threads 2
ask 'long-run' long-run monotonic --a 8 --d 8
ask 'long-run, profile' long-run monotonic --a 7 --d 6 --profile --longest 40
ask 'long-run, proof' long-run monotonic --a 7 --d 5 --play misere --proof "$proof"
ask 'sweep q-box' sweep q-box --a 19 --d 19
ask 'sweep q-box, nimbers' sweep q-box --a 17 --d 17 --nimber
ask 'sweep large-n' sweep large-n --sum 14
ask 'sweep large-n, proofs' sweep large-n --sum 13 --proof "$folder/proofs"
ask 'sweep sylver-census' sweep sylver-census --gaps 31
ask 'sweep sylver-census, nimbers' sweep sylver-census --gaps 31 --nimber
ask 'sweep sylver-even-census' sweep sylver-even-census --gaps 12
ask 'sweep sylver-triple-census' sweep sylver-triple-census --gaps 9
ask 'study' study 'leher(ranks=1000,suits=4)' --receiver 7
ask 'replies' replies 'sylver(named=16)' --bound 400
ask 'measure' measure '(omega(gcd), gaps)' --bound 40
ask 'reproduce' reproduce --long
