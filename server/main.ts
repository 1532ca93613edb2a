/** Entry point, `node server/main.ts [--dev] [--role=ROLE]`: reads the settings, starts the server, handles signals. */
import { parseArgs } from 'node:util'
import { explainStartFailure } from './explain-start-failure.ts'
import { readProvenSettings } from './preflight/preflight.ts'
import { loadEnvFile } from './settings/env-file.ts'
import { type RunningServer, startServer } from './start.ts'

const report = (line: string) => console.log(line)

const stopOnSignal = (server: RunningServer) => {
  const stop = () => {
    for (const signal of SIGNALS) process.removeListener(signal, stop)
    // Ctrl-C also ends the reader of `npm start | tee file`: a line that cannot be printed must not cut the stop short.
    process.stdout.on('error', () => undefined)
    report('Stopping: finishing requests in progress.')
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  for (const signal of SIGNALS) process.on(signal, stop)
}
const SIGNALS = ['SIGINT', 'SIGTERM'] as const

try {
  loadEnvFile()
  const { dev = false, role } = parseArgs({ options: { dev: { type: 'boolean' }, role: { type: 'string' } } }).values
  const settings = await readProvenSettings({ ...process.env, ...(role !== undefined && { ROLE: role }) })
  const server = await startServer(settings, { isDev: dev, report })
  stopOnSignal(server)
  server.announce()
} catch (error) {
  console.error(explainStartFailure(error))
  process.exit(1)
}
