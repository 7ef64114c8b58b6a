# For backup.sh and restore.sh: `parted ADDRESS` puts the address of a PostgreSQL into $address as libpq reads it, and its
# password into PGPASSWORD: everybody on a machine sees the words of a command, nobody else its environment.

decoded() { # p%40ss as p@ss
  rest=$1
  while :; do
    printf %s "${rest%%\%*}"
    case $rest in *%*) rest=${rest#*%} ;; *) return ;; esac
    case $rest in
    [0-9A-Fa-f][0-9A-Fa-f]*) printf "\\$(printf %03o "0x${rest%"${rest#??}"}")" && rest=${rest#??} ;;
    *) printf %% ;;
    esac
  done
}

taken() {
  [ -z "$1" ] || { PGPASSWORD=$(decoded "$1") && export PGPASSWORD; }
}

parted() {
  address=${1#*://}
  who=${address%%@*} before=${address%%[?\&]password=*}
  case ${address%%/*} in
  *:*@*) # of `user:password@host`, not of `user@host:port`
    case $who in *:*)
      taken "${who#*:}"
      address="${who%%:*}@${address#*@}" before=${address%%[?\&]password=*}
      ;;
    esac
    ;;
  esac
  if [ "$before" != "$address" ]; then # host=/run/postgresql&user=bastide&password=…
    after=${address#"$before"?password=} sign=${address#"$before"}
    taken "${after%%&*}"
    case $after in
    *\&*) address="$before${sign%"${sign#?}"}${after#*&}" ;;
    *) address=$before ;;
    esac
  fi
  address="postgresql://$address"
}
