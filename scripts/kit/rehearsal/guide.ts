/** The commands of a guide, as they are run on this machine: other paths, ports and URLs, and stubs of system commands. */
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endWithProcess } from '#tests/kit/end-with-process.ts'
import { PlainError } from '../plain-error.mjs'

/** The `sh` blocks of a section, in order; blocks of other languages are not run. */
export const commandsOf = (guide: string, section: string): string[] => {
  const text = readFileSync(guide, 'utf8').split(`\n## ${section}\n`)[1]?.split('\n## ')[0]
  if (text === undefined) throw new PlainError(`${guide} has no section "${section}".`)
  return [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, commands = '']) => commands)
}

/** The stub of `command` on a machine that must not be changed. */
type Stubs = Record<string, string>

const NOTHING = 'exit 0'
/** Without another user: the folders of the rehearsal are owned by the user who runs it. */
const SUDO = '[ "$1" = -u ] && shift 2\nexec env "$@"'

/**
 * Starts the services that the guide enables: a process by its unit, and Caddy with a private authority on other ports. The
 * units name their paths from the root, so they are moved here.
 */
const SYSTEMCTL = `
set -eu
started() { echo $! >> "$REHEARSAL/pids"; }
units=$REHEARSAL/etc/systemd/system
value() { sed -n "s/^$1=//p" "$file" | sed "s#%i#$port#g; s#/\\(srv\\|etc\\|var\\)/#$REHEARSAL/\\1/#g"; }
unit() {
  name=\${1%%@*} port=\${1#*@} file=$units/\${1%%@*}@.service
  cd "$(value WorkingDirectory)"
  files=$(value EnvironmentFile | sed 's/^-/--env-file-if-exists=/; t; s/^/--env-file=/')
  command=$(value ExecStart)
  env -i PATH="$PATH" $(value Environment) node $files \${command#/usr/bin/node } > "$REHEARSAL/$name.log" 2>&1 &
  started
}
run_once() {
  port='' file=$units/$1.service
  cd "$(value WorkingDirectory)"
  mkdir -p "$REHEARSAL/var/lib/$(value StateDirectory)"
  command=$(value ExecStart)
  env $(value Environment) $command
}
caddy_run() {
  { printf '{\\nadmin off\\nlocal_certs\\nskip_install_trust\\nhttp_port %s\\nhttps_port %s\\nstorage file_system %s\\n}\\n' \\
      "$HTTP_PORT" "$HTTPS_PORT" "$REHEARSAL/caddy"; cat "$REHEARSAL/etc/caddy/Caddyfile"; } > "$REHEARSAL/Caddyfile"
  caddy run --adapter caddyfile --config "$REHEARSAL/Caddyfile" > "$REHEARSAL/caddy.log" 2>&1 &
  started
  for _ in $(seq 100); do [ -s "$AUTHORITY" ] && break; sleep 0.1; done
  mkdir -p "$HOME/.pki/nssdb"
  certutil -d "sql:$HOME/.pki/nssdb" -N --empty-password
  certutil -d "sql:$HOME/.pki/nssdb" -A -n rehearsal -t C,, -i "$AUTHORITY"
}
case "$*" in
  'enable --now '*.timer) ;;
  'enable --now '*) shift 2; for each; do unit "$each"; done ;;
  'start '*) run_once "$2" ;;
  'reload caddy') caddy_run ;;
esac`

const STUBS: Stubs = { 'apt-get': NOTHING, adduser: NOTHING, sudo: SUDO, systemctl: SYSTEMCTL }

/** Writes the stubs, and returns their folder for the PATH. */
export const writeStubs = (root: string): string => {
  const folder = join(root, 'bin')
  mkdirSync(folder, { recursive: true })
  for (const [name, script] of Object.entries(STUBS)) {
    writeFileSync(join(folder, name), `#!/bin/bash\n${script}\n`)
    chmodSync(join(folder, name), 0o755)
  }
  return folder
}

/**
 * Runs commands in a shell that stops at the first failure. Their output is this process's. They are a group of processes, which
 * ends with this one.
 */
export const runCommands = (commands: readonly string[], env: NodeJS.ProcessEnv): Promise<void> =>
  new Promise((resolve, reject) => {
    const shell = ['-euo', 'pipefail', '-x', '-c', commands.join('\n')]
    const child = spawn('bash', shell, { env, stdio: 'inherit', detached: true })
    const keep = endWithProcess(() => void spawnSync('kill', ['--', `-${child.pid}`]))
    child.on('error', reject)
    child.on('close', (code) => {
      keep()
      return code === 0 ? resolve() : reject(new PlainError(`A command of the guide ended with ${code}.`))
    })
  })
