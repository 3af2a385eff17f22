#!/bin/bash
# Prints for certificates of all kinds what solving, solving with --proof and checking cost, in CPU seconds
# of whole processes with their start, how much dearer checking is than solving when the start is set aside
# (a dash where solving takes less than 50 ms), and the size of the file in bytes, plain and gzipped.
# Usage: bench/certificates.sh COMMAND [SELECTION]
# where COMMAND starts Parlour, such as ./parlour, and SELECTION is a pattern of questions, such as 'sylver*'.
set -u
command=${1:?how to start Parlour, such as ./parlour}
selection=${2:-*}

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export PARLOUR_HOME=$folder/store
TIMEFORMAT='%U %S'
proof=$folder/proof.jsonl

# The CPU seconds of a call, user and system together.
cost() { { time $command "$@" >"$folder/answer" 2>"$folder/error"; } 2>&1 | awk '{ printf "%.2f", $1 + $2 }'; }

# How much dearer a check is than the solution, their starts set aside.
ratio() { awk -v c="$1" -v s="$2" -v z="$start" 'BEGIN { if (s - z < 0.05) print "-"; else printf "%.1f", (c - z) / (s - z) }'; }

# Asks with and without a certificate and checks it.
row() {
    local question=$1
    shift
    # shellcheck disable=SC2254 # the selection is a pattern
    case $question in $selection) ;; *) return ;; esac
    local verb=solve
    case $question in long-run*) verb= ;; "["*) verb=matrix ;; esac
    local solve write check
    # shellcheck disable=SC2086 # a long run is several words, an instance is one without blanks at its ends
    if [ -n "$verb" ]; then
        solve=$(cost "$verb" "$question" --no-store "$@")
        write=$(cost "$verb" "$question" --no-store "$@" --proof "$proof")
    else
        solve=$(cost $question --no-store "$@")
        write=$(cost $question --no-store "$@" --proof "$proof")
    fi
    if [ ! -e "$proof" ]; then
        printf '| %s | %s | no certificate: %s |\n' "$question $*" "$solve" "$(tail -n 1 "$folder/error")"
        return
    fi
    check=$(cost check "$proof")
    printf '| %s | %s | %s | %s | %s | %s | %s | %s | %s |\n' "$question${*:+ $*}" "$solve" "$write" "$check" \
        "$(ratio "$check" "$solve")" "$(tail -n 1 "$folder/answer")" "$(wc -l <"$proof")" "$(wc -c <"$proof")" \
        "$(gzip -c "$proof" | wc -c)"
    rm -f "$proof"
}

cost games >/dev/null # the first start may build
start=$(cost games)
echo '| question | solve | with --proof | check | check / solve | verdict | lines | bytes | gzipped |'
echo '|---|---|---|---|---|---|---|---|---|'
row 'monotonic(a=5,d=5,deck=30)' --outcome
row 'monotonic(a=6,d=5,deck=26)' --outcome
row 'monotonic(a=6,d=5,deck=26)'
row 'monotonic(a=6,d=5,deck=26,play=misere)' --outcome
row 'monotonic(a=7,d=6,deck=15)' --outcome
row 'monotonic(a=6,d=5,deck=L)' --outcome
row 'monotonic(a=6,d=6,deck=N)' --outcome
row 'monotonic(a=4,d=4,deck=N+N)' --nimber
row 'monotonic(a=5,d=4,deck=N+N)' --nimber
row 'monotonic(a=5,d=4,deck=N)' --nimber
row 'monotonic(a=5,d=5,deck=18)' --nimber
row 'monotonic(a=4,d=4,deck=L)' --nimber --remoteness
row 'monotonic(a=5,d=4,deck=12)' --nimber
row 'monotonic(a=5,d=4,deck=12)' --remoteness
row 'monotonic(a=12,d=12,deck=Q)' --outcome
row 'monotonic(a=4,d=4,deck=cube:4)' --outcome
row 'monotonic(a=4,d=4,deck=8,form=insert)' --outcome
row 'long-run monotonic --a 5 --d 4'
row 'long-run monotonic --a 6 --d 5'
row 'long-run monotonic --a 6 --d 6'
row 'transposition(domain=1..14,moves=7)'
row 'transposition(domain=omega,moves=5)'
row 'leher(cards=1000)'
row 'leher(authentic)'
row '[[4,1],[1,2]]'
row 'sylver(named=16 17 90)'
row 'sylver(named=16 17 90)' --outcome
row 'sylver(named=8 30 34)'
row 'sylver(named=8 10 22)'
row 'sylver(named=10 26)'
row 'sylver(named=16 20 34)' --outcome
row 'sylver(named=15 21 27 33 39)'
row 'sylver(named=6 9)'
row 'sylver(named=11 12)' --nimber
row 'sylver(named=13 14)' --nimber
row 'sylver(named=13 14)' --remoteness
row 'sylver(named=14 15)' --nimber
row 'sylver(named=15 16)' --nimber
row 'sylver(named=15 16)' --remoteness
row 'sylver(named=16 17)' --nimber
row 'sylver(named=16 17)' --remoteness
row 'sylver(named=8 12)' --height
