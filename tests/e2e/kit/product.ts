/** The built product as a separate process, on a free port and with its own data folder. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { endWithProcess } from '#tests/kit/end-with-process.ts'
import { CHEAP_HASHES, SHORT_LIVED } from '#tests/kit/node-flags.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
/** Matches the server's output with its URL and the key of its mailbox. */
const START_OUTPUT = /Prosa\s+(http:\/\/\S+)\s+Mailbox\s+\S+\?key=(\S+)\s/
/** The token with which tests call as the messaging platform. */
export const INGEST_TOKEN = 'the-token-of-the-messaging-side-of-it'
const START_TIMEOUT = 90_000
const JUMPING_CLOCK = new URL('./jumping-clock.ts', import.meta.url).href
const FAKE_CLIENT_ADDRESSES = new URL('./fake-client-addresses.ts', import.meta.url).href

export type Product = {
  origin: string
  mailboxKey: string
  /** The server's output so far. */
  output: () => string
  /** Stops it gracefully, and waits for its exit. */
  stop: () => Promise<void>
  /** Kills it without a graceful shutdown. */
  kill: () => Promise<void>
  /** Moves its clock ahead, if it was started with `hasJumpingClock`. Milliseconds. */
  passTime: (ms: number) => Promise<void>
}

type Start = {
  env?: Record<string, string>
  args?: readonly string[]
  /** The clock can be moved ahead, to make things expire. */
  hasJumpingClock?: boolean
  /** A request header replaces the client address. */
  hasFakeAddresses?: boolean
  /** Started as by `npm start`, without what makes tests take less processor time. */
  isMeasured?: boolean
}

const waitForExit = async (child: ChildProcess) => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

const startedOn = (child: ChildProcess, output: () => string) =>
  new Promise<Pick<Product, 'origin' | 'mailboxKey'>>((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`The server ${reason}:\n${output()}`))
    const timer = setTimeout(() => fail('printed no URL'), START_TIMEOUT)
    child.stdout?.on('data', () => {
      const [, origin, mailboxKey] = START_OUTPUT.exec(output()) ?? []
      if (origin === undefined || mailboxKey === undefined) return
      clearTimeout(timer)
      resolve({ origin, mailboxKey })
    })
    child.once('exit', (code) => {
      clearTimeout(timer)
      fail(`ended with code ${code}`)
    })
  })

/** Starts it on a folder, and resolves when it answers. Rate limits are raised, as all people share one network. */
export const startProduct = async (
  dataDir: string,
  { env = {}, args = [], hasJumpingClock = false, hasFakeAddresses = false, isMeasured = false }: Start = {},
): Promise<Product> => {
  const loaded = [...(hasJumpingClock ? [JUMPING_CLOCK] : []), ...(hasFakeAddresses ? [FAKE_CLIENT_ADDRESSES] : [])]
  const flags = isMeasured ? [] : [...SHORT_LIVED, ...CHEAP_HASHES]
  const command = [...flags, ...loaded.flatMap((url) => ['--import', url]), 'server/main.ts', ...args]
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMIT_FACTOR: '10000',
      LOG_LEVEL: 'warn',
      INGEST_TOKEN,
      ...env,
    },
    stdio: hasJumpingClock ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'pipe', 'pipe'],
  })
  child.once(
    'exit',
    endWithProcess(() => child.kill('SIGKILL')),
  )
  let printed = ''
  const collect = (chunk: Buffer) => void (printed += chunk.toString())
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  const output = () => printed
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await waitForExit(child)
  }
  const passTime = async (ms: number) => {
    const jumped = once(child, 'message')
    child.send(ms)
    await jumped
  }
  try {
    const started = await startedOn(child, output)
    return { ...started, output, stop: () => end('SIGTERM'), kill: () => end('SIGKILL'), passTime }
  } catch (error) {
    await end('SIGKILL')
    throw error
  }
}
