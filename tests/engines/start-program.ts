/** A service of `compose.yaml` itself, started by the tests with the settings that it has there. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parse } from 'yaml'
import { endWithProcess } from '#tests/kit/end-with-process.ts'

/** Milliseconds until it has created its tables or read the schema, and then until it has ended. */
const MAX_START = 30_000
const MAX_STOP = 5_000

type Service = 'auth' | 'rest'
type Program = {
  service: Service
  binary: string
  /** In place of those that name other containers. */
  settings: Record<string, string>
  /** Is called until the response is the one of a service that is ready. */
  url: string
  isReady: (response: Response) => boolean
}

const settingsOf = (service: Service) => {
  const { services } = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as {
    services: Record<Service, { environment: Record<string, string> }>
  }
  return services[service].environment
}

/** Runs in the folder of the binary. Throws with its log if it does not get ready. */
export const startProgram = async ({ service, binary, settings, url, isReady }: Program) => {
  const env = { PATH: process.env['PATH'], ...settingsOf(service), ...settings }
  const program = spawn(binary, { cwd: dirname(binary), env, stdio: ['ignore', 'pipe', 'pipe'] })
  const unregister = endWithProcess(() => program.kill('SIGKILL'))
  let log = ''
  for (const stream of [program.stdout, program.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (log += text))
  }
  let isEnded = false
  const ended = new Promise<void>((resolve) => {
    const end = () => ((isEnded = true), unregister(), resolve())
    program.once('exit', end).once('error', (error) => ((log += String(error)), end()))
  })
  const stop = async () => {
    program.kill('SIGTERM')
    const kill = setTimeout(() => program.kill('SIGKILL'), MAX_STOP)
    await ended
    clearTimeout(kill)
  }
  const deadline = Date.now() + MAX_START
  while (!(await fetch(url, { signal: AbortSignal.timeout(MAX_START) }).then(isReady, () => false))) {
    if (isEnded || Date.now() > deadline) {
      await stop()
      throw new Error(`${binary} is not ready: ${log}`)
    }
    await sleep(50)
  }
  return { stop }
}
