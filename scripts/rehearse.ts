/**
 * `npm run rehearse`: follows `docs/guides/deploy.md`, "On a server", with its own commands, from a clone of the last commit to
 * a member who signs in over https. `-- --keep` leaves the folder. Needs Postgres, Caddy, certutil (libnss3-tools), git.
 */
import './kit/help.mjs'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { openPostgres } from '#server/database/open-postgres.ts'
import { findPostgres, freePort, startCluster } from '#tests/db/kit/cluster.ts'
import { endWithProcess } from '#tests/kit/end-with-process.ts'
import { provideBrowser } from './kit/browser.ts'
import { endOnSignals } from './kit/end-on-signals.ts'
import { ROOT } from './kit/paths.mjs'
import { PlainError, runScript } from './kit/plain-error.mjs'
import { scriptOptions } from './kit/script-options.ts'
import { commandsOf, runCommands, writeStubs } from './kit/rehearsal/guide.ts'
import { openMailBox } from './kit/rehearsal/mail-box.ts'
import { checkProxy, MEMBER, register, signIn } from './kit/rehearsal/visit.ts'

const GUIDE = `${ROOT}docs/guides/deploy.md`
/** Of the guide's last step, which needs a registered person. */
const LAST = /scripts\/admin\.ts grant/
const FORGED = '203.0.113.77'

const requirePrograms = () => {
  const missing = ['caddy', 'certutil', 'git', 'psql', 'pg_dump', 'curl'].filter(
    (name) => spawnSync('which', [name]).status !== 0,
  )
  if (missing.length > 0) throw new PlainError(`The rehearsal needs ${missing.join(', ')}.`)
}

/** The guide's superuser is `postgres`, and its owner `prosa`, which is the superuser of the test's cluster. */
const asOnDebian = async (url: string) => {
  const asPostgres = new URL(url)
  asPostgres.username = 'postgres'
  for (const [databaseUrl, statement] of [
    [url, 'create role postgres superuser login'],
    [asPostgres.href, 'alter role prosa rename to cluster'],
  ] as const) {
    const { db } = openPostgres(databaseUrl)
    await db.exec(statement)
    await db.close()
  }
  return asPostgres
}

const stopAll = (root: string) => {
  const file = join(root, 'pids')
  const pids = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').map(Number) : []
  for (const pid of pids) if (spawnSync('kill', [String(pid)]).status !== 0) console.error(`${pid} had ended before`)
}

type Places = { root: string; database: URL; smtp: string; ports: Record<'web' | 'worker' | 'http' | 'https', number> }

/** The guide's text with the URLs of this rehearsal. */
const localized = (text: string, { root, database, smtp, ports }: Places) =>
  text
    .replaceAll('https://prosa.example', `https://localhost:${ports.https}`)
    .replaceAll(/(?<!@)prosa\.example/g, 'localhost')
    .replaceAll('<repository>', ROOT)
    .replaceAll(/(?<![\w/])\/(srv|etc)\//g, `${root}/$1/`)
    .replaceAll('127.0.0.1:5432', database.host)
    .replaceAll('smtps://user:password@mail.example:465', smtp)
    .replaceAll('4173', String(ports.web))
    .replaceAll('4174', String(ports.worker))

/** Client address and user of the last sign-in that the server recorded. */
const recordedAddress = async (database: URL): Promise<string> => {
  const url = new URL(database)
  url.pathname = '/prosa'
  const { db } = openPostgres(url.href)
  const [row] = await db.query<{ address: string }>(
    'select host(address) as address from access.records order by at desc limit 1',
  )
  await db.close()
  return row?.address ?? 'none'
}

const environmentOf = async ({ root, database, ports }: Places): Promise<NodeJS.ProcessEnv> => {
  const authority = join(root, 'caddy/pki/authorities/local/root.crt')
  const { PATH, NODE_EXTRA_CA_CERTS: _, ...rest } = process.env
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([name]) => !/^npm_(?!config)/.test(name))),
    PATH: [writeStubs(root), dirname(process.execPath), PATH].join(':'),
    HOME: join(root, 'home'),
    npm_config_cache: process.env['npm_config_cache'] ?? join(homedir(), '.npm'),
    ...(process.env['NODE_EXTRA_CA_CERTS'] && { NODE_EXTRA_CA_CERTS: process.env['NODE_EXTRA_CA_CERTS'] }),
    CURL_CA_BUNDLE: authority,
    AUTHORITY: authority,
    REHEARSAL: root,
    HTTP_PORT: String(ports.http),
    HTTPS_PORT: String(ports.https),
    PGHOST: database.hostname,
    PGPORT: database.port,
    PGUSER: 'postgres',
    PGDATABASE: 'postgres',
    PROSA_CHROMIUM: await provideBrowser('Rehearsal'),
  }
}

const isLast = (block: string) => LAST.test(block)

const rehearse = async (places: Places, mailed: (pattern: RegExp) => Promise<string>) => {
  const { root, ports, database } = places
  const env = await environmentOf(places)
  const blocks = commandsOf(GUIDE, 'On a server').map((block) => localized(block, places))
  for (const folder of ['srv/prosa', 'etc/systemd/system', 'etc/caddy', 'home'])
    mkdirSync(join(root, folder), { recursive: true })
  await runCommands(
    blocks.filter((block) => !isLast(block)),
    env,
  )

  const site = { origin: `https://localhost:${ports.https}`, authority: String(env['AUTHORITY']) }
  await checkProxy(site, { plain: `http://localhost:${ports.http}`, direct: `http://127.0.0.1:${ports.web}` })
  await register(site, mailed)
  await signIn(site, FORGED)
  const recorded = await recordedAddress(database)
  if (!/^(127\.0\.0\.1|::1)$/.test(recorded))
    throw new PlainError(`The sign-in was recorded with ${recorded}, not with the visitor's address.`)
  await runCommands(blocks.filter(isLast), env)
  await runCommands(
    [
      `cd ${root}/srv/prosa/app`,
      `npm run --silent smoke -- --base=${site.origin} --account=${MEMBER.email} --lang en login`,
    ],
    { ...env, NODE_EXTRA_CA_CERTS: site.authority, PROSA_ACCOUNT_PASSWORD: MEMBER.password },
  )
}

const values = scriptOptions({ options: { keep: { type: 'boolean' } } })

await runScript(async () => {
  requirePrograms()
  const binaries = findPostgres()
  if (binaries === null) throw new PlainError('The rehearsal needs a Postgres server.')
  const root = mkdtempSync(join(tmpdir(), 'prosa-rehearsal-'))
  const clear = () => {
    stopAll(root)
    if (values.keep !== true) rmSync(root, { recursive: true, force: true, maxRetries: 5 })
  }
  // Before `endWithProcess`, which ends at SIGTERM without a word.
  endOnSignals()
  const keep = endWithProcess(clear)
  const cluster = await startCluster(binaries)
  const mailBox = await openMailBox()
  const started = Date.now()
  try {
    const [web, worker, http, https] = [await freePort(), await freePort(), await freePort(), await freePort()]
    const database = await asOnDebian(cluster.url)
    await rehearse({ root, database, smtp: mailBox.url, ports: { web, worker, http, https } }, mailBox.found)
    console.log(
      `\nThe guide works: a page over https and a sign-in after ${Math.round((Date.now() - started) / 1000)} s.`,
    )
  } finally {
    keep()
    clear()
    await mailBox.close()
    await cluster.stop()
  }
})
