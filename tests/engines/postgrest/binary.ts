/** PostgREST itself, from the binary that `REST_BINARY` names: it is not installed with the project. */
import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#tests/db/kit/cluster.ts'
import { endWithProcess } from '#tests/kit/end-with-process.ts'
import type { Postgrest, Settings } from './server.ts'

/** Milliseconds until it listens and has read the schema, and then until it has ended. */
const MAX_START = 20_000
const MAX_STOP = 5_000

/** Those of `compose.yaml`, on a port of this machine only. */
const environmentOf = ({ databaseUrl, jwtSecret, port, maxRows = 100 }: Settings & { port: number }) => ({
  PATH: process.env['PATH'],
  PGRST_DB_URI: databaseUrl,
  PGRST_DB_SCHEMAS: 'public',
  PGRST_DB_ANON_ROLE: 'anon',
  PGRST_JWT_SECRET: jwtSecret,
  PGRST_DB_MAX_ROWS: String(maxRows),
  PGRST_OPENAPI_MODE: 'disabled',
  PGRST_SERVER_HOST: '127.0.0.1',
  PGRST_SERVER_PORT: String(port),
})

/** It answers 503 until it has read the schema; its root is disabled, and 404 afterwards. */
const isReady = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(MAX_START) }).then(
    ({ status }) => status !== 503,
    () => false,
  )

/** Resolves when calls are answered and it listens for changes of the schema. */
export const startBinary = async (binary: string, settings: Settings): Promise<Postgrest> => {
  const port = settings.port ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const env = environmentOf({ ...settings, port })
  const server = spawn(binary, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const unregister = endWithProcess(() => server.kill('SIGKILL'))
  let log = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (log += text))
  }
  const ended = new Promise<void>((resolve) => {
    server.once('error', (error) => ((log += String(error)), resolve()))
    server.once('exit', () => (unregister(), resolve()))
  })
  const isEnded = () => server.exitCode !== null || server.signalCode !== null || server.pid === undefined
  const stop = async () => {
    server.kill('SIGTERM')
    const kill = setTimeout(() => server.kill('SIGKILL'), MAX_STOP)
    await ended
    clearTimeout(kill)
  }
  const deadline = Date.now() + MAX_START
  while (!(await isReady(url))) {
    if (isEnded() || Date.now() > deadline) {
      await stop()
      throw new Error(`PostgREST is not ready: ${log}`)
    }
    await sleep(50)
  }
  return { url, stop }
}
