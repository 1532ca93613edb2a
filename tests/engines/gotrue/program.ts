/** supabase/auth itself, with the settings of `compose.yaml`. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parse } from 'yaml'
import { freePort } from '#tests/db/kit/cluster.ts'
import { endWithProcess } from '#tests/kit/end-with-process.ts'
import type { Gotrue } from './server.ts'

/** `settings`: in place of those of `compose.yaml`. */
type Options = { binary: string; databaseUrl: string; jwtSecret: string; settings?: Record<string, string> }

/** Milliseconds in which it has created its tables. */
const MAX_START = 30_000

const settingsOfCompose = () => {
  const { services } = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as {
    services: { auth: { environment: Record<string, string> } }
  }
  return services.auth.environment
}

/** It creates and migrates its tables first. `migrations`, its folder of SQL files, is expected beside the binary. */
export const startAuthProgram = async (options: Options): Promise<Gotrue> => {
  const { binary, databaseUrl, jwtSecret, settings = {} } = options
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const program = spawn(binary, [], {
    cwd: dirname(binary),
    env: {
      ...settingsOfCompose(),
      ...settings,
      GOTRUE_API_HOST: '127.0.0.1',
      GOTRUE_API_PORT: `${port}`,
      API_EXTERNAL_URL: url,
      GOTRUE_SITE_URL: url,
      GOTRUE_DB_DATABASE_URL: databaseUrl,
      GOTRUE_JWT_SECRET: jwtSecret,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  for (const stream of [program.stdout, program.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text
    })
  }
  const keep = endWithProcess(() => program.kill())
  const ended = once(program, 'exit')
  const isReady = () =>
    fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  const start = performance.now()
  while (!(await isReady())) {
    if (program.exitCode !== null || performance.now() - start > MAX_START) throw new Error(`no start: ${log}`)
    await pause(50)
  }
  return {
    url,
    stop: async () => {
      keep()
      program.kill()
      await ended
    },
  }
}
