/** PgBouncer in transaction mode, where it is installed. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './cluster.ts'
import { temporaryDirectory } from './temporary-directory.ts'

const PROGRAM = '/usr/sbin/pgbouncer'

export const hasPgBouncer = existsSync(PROGRAM)

/** Milliseconds. */
const RETRY = 50
const START_TIMEOUT = 10_000

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/** @param size connections to the server */
export const startPgBouncer = async (databaseUrl: string, size: number) => {
  const { port: serverPort, username, pathname } = new URL(databaseUrl)
  const directory = temporaryDirectory()
  chmodSync(directory.path, 0o755)
  const port = await freePort()
  writeFileSync(join(directory.path, 'users.txt'), `"${username}" ""\n`)
  const settings = [
    '[databases]',
    `${pathname.slice(1)} = host=127.0.0.1 port=${serverPort}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = trust',
    `auth_file = ${join(directory.path, 'users.txt')}`,
    'pool_mode = transaction',
    `default_pool_size = ${size}`,
    'server_round_robin = 1',
  ]
  const file = join(directory.path, 'pgbouncer.ini')
  writeFileSync(file, settings.join('\n'))
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : []
  const child = spawn(PROGRAM, ['-q', ...user, file], { stdio: 'ignore' })
  const until = Date.now() + START_TIMEOUT
  while (!(await isListening(port))) {
    if (Date.now() > until) throw new Error('pgbouncer does not listen')
    await pause(RETRY)
  }
  const url = new URL(databaseUrl)
  url.port = String(port)
  const close = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit')
    directory.remove()
  }
  return { url: url.href, close }
}
