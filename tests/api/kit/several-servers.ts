/** Servers as separate processes on one Postgres and one mail server, in the mode that serves others. */
import { randomBytes } from 'node:crypto'
import { openBackend } from '#server/embedded/backend.ts'
import { openPostgres } from '#server/database/open-postgres.ts'
import { newMasterKey } from '#server/crypto/master-keys.ts'
import { newSecrets } from '#server/settings/secrets.ts'
import { freePort, startCluster } from '#tests/db/kit/cluster.ts'
import { temporaryDirectory } from '#tests/db/kit/temporary-directory.ts'
import { listenForMail, OPEN, acceptMail } from './mail-server.ts'
import { type Run, startServerProcess } from './process.ts'

type SentMail = { to: string; text: string }

/** Quoted-printable to text. */
const decoded = (raw: string) =>
  raw.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)))

const startMailServer = async () => {
  const mails: SentMail[] = []
  const { port, stop } = await listenForMail({
    ...OPEN,
    onData: acceptMail((raw, { envelope }) => {
      for (const { address } of envelope.rcptTo) mails.push({ to: address, text: decoded(raw) })
    }),
  })
  return { mails, url: `smtp://127.0.0.1:${port}`, close: stop }
}

export type Server = { port: number; process: Run }

/** The database is prepared; `start` starts a server on it, on a port of its own or the given one. */
export const openSeveral = async (binaries: string) => {
  const directory = temporaryDirectory()
  const cluster = await startCluster(binaries)
  const mailServer = await startMailServer()
  const { jwtSecret, signingKey, publishableKey } = newSecrets()
  const prepared = await openBackend({
    dataDir: directory.path,
    databaseUrl: cluster.url,
    origin: 'https://prosa.example',
    jwtSecret,
    publishableKey,
    isSeeded: false,
    onMail: () => Promise.reject(new Error('The gate writes every mail itself')),
  })
  await prepared.close()
  const { db } = openPostgres(cluster.url)

  const environment = {
    HOST: '127.0.0.1',
    PUBLIC_URL: 'https://prosa.example',
    TRUSTED_PROXY_HOPS: '1',
    DATA_DIR: directory.path,
    DATABASE_URL: cluster.url,
    SMTP_URL: mailServer.url,
    SMTP_FROM: 'Prosa <oi@prosa.example>',
    JWT_SECRET: jwtSecret,
    SIGNING_KEY: signingKey,
    PUBLISHABLE_KEY: publishableKey,
    MASTER_KEYS: newMasterKey(),
    INGEST_TOKEN: randomBytes(24).toString('hex'),
    LITE_AUTH_BCRYPT_COST: '4',
    // The balancer leaves a server out before it is stopped.
    STOP_DELAY: '0',
    LOG_LEVEL: 'warn',
  }
  const running = new Set<Server>()

  const start = async ({ port, args }: { port?: number; args?: readonly string[] } = {}): Promise<Server> => {
    const serverPort = port ?? (await freePort())
    const server = { port: serverPort, process: startServerProcess({ ...environment, PORT: String(serverPort) }, args) }
    running.add(server)
    await server.process.waitForOutput(/Ctrl\+C stops it/)
    return server
  }
  /** Resolves with the exit code. */
  const stop = async (server: Server, signal: NodeJS.Signals = 'SIGTERM') => {
    server.process.signal(signal)
    const code = await server.process.exitCode
    running.delete(server)
    return code
  }
  const close = async () => {
    await Promise.all([...running].map((server) => stop(server, 'SIGKILL')))
    await db.close()
    await cluster.stop()
    await mailServer.close()
    directory.remove()
  }
  return { db, mails: mailServer.mails, publishableKey, start, stop, close }
}

export type Several = Awaited<ReturnType<typeof openSeveral>>
