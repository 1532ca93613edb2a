/** A private Postgres server, if Debian's packages (or the PATH) have one. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'
import { endWithProcess } from '#tests/kit/end-with-process.ts'
import { temporaryDirectory } from './temporary-directory.ts'

const DEBIAN = '/usr/lib/postgresql'

/** The folder with `initdb` and `postgres`, the newest version first; null where there is none. */
export const findPostgres = (): string | null => {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ]
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null
}

const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))

/** Postgres refuses to run as root; its own user comes with its package. */
const userFor = () => (process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {})

/** A port that is free now; for processes that need a given one. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (typeof address === 'object' && address !== null) resolve(address.port)
        else reject(new Error('no port'))
      })
    })
  })

/** Resolves when the server logs that it is ready; rejects if it exits before. */
const untilReady = (server: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    let log = ''
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log += text
      if (log.includes('ready to accept connections')) resolve()
    })
    server.once('exit', () => reject(new Error(`postgres ended: ${log}`)))
  })

/** The data are removed with the cluster: nothing needs to survive a loss of power. */
const NOT_DURABLE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

export type Cluster = { url: string; stop: () => Promise<void> }

export const startCluster = async (binaries: string): Promise<Cluster> => {
  const directory = temporaryDirectory()
  const user = userFor()
  if (user.uid !== undefined && user.gid !== undefined) chownSync(directory.path, user.uid, user.gid)
  const data = join(directory.path, 'data')
  // English messages, as one of them is waited for.
  const options = { ...user, cwd: directory.path, env: { ...process.env, LC_ALL: 'C' } }
  const initdb = ['-D', data, '-U', 'prosa', '-A', 'trust', '-E', 'UTF8', '--no-sync']
  execFileSync(join(binaries, 'initdb'), initdb, { ...options, stdio: 'ignore' })

  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', ...NOT_DURABLE].flatMap((setting) => ['-c', setting])
  const args = ['-D', data, '-p', String(port), '-k', directory.path, ...settings]
  const server = spawn(join(binaries, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  // Immediate shutdown: sessions are not waited for.
  const unregister = endWithProcess(() => server.kill('SIGQUIT'))
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => (unregister(), resolve()))
  })
  const stop = async () => {
    // Fast shutdown: ends sessions and flushes.
    server.kill('SIGINT')
    await ended
    directory.remove()
  }
  try {
    await untilReady(server)
  } catch (error) {
    await stop()
    throw error
  }
  return { url: `postgres://prosa@127.0.0.1:${port}/postgres`, stop }
}
