/** `node server/main.ts [--dev]`: settings, keys, database, and then one listener for everything. */
import { existsSync } from 'node:fs'
import { DirectoryInUse } from './embedded/directory-lock.ts'
import { SeededDatabase } from './embedded/seed.ts'
import { EnvironmentError, readSettings } from './env.ts'
import { type RunningServer, startServer } from './start.ts'
import { AddressInUse } from './listen.ts'

const say = (line: string) => console.log(line)

const stopOnSignal = (server: RunningServer) => {
  const stop = () => {
    for (const signal of SIGNALS) process.removeListener(signal, stop)
    say('Stopping: finishing what is under way.')
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  for (const signal of SIGNALS) process.on(signal, stop)
}
const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** What a person can do something about is told in a sentence; for the rest the stack helps. */
const explain = (error: unknown): string => {
  if (error instanceof DirectoryInUse) {
    const place = error.isElsewhere ? ' of another container or machine' : ''
    return `Prosa is already running on this data, as process ${error.pid}${place}. Stop it first, or set DATA_DIR to another folder.`
  }
  if (error instanceof EnvironmentError || error instanceof AddressInUse || error instanceof SeededDatabase)
    return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const settings = readSettings(process.env)
  const server = await startServer(settings, { isDev: process.argv.includes('--dev'), say })
  stopOnSignal(server)
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
