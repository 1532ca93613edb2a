/**
 * `npm run image`: builds the image with the first of docker, podman and buildah that works here, else the same in a folder,
 * and starts it on a private Postgres. `-- --tag=prosa --tool=buildah --base=... --no-build`; PUBLIC_URL and REVISION are
 * read from the environment.
 */
import './kit/help.mjs'
import { strict as assert } from 'node:assert'
import type { ChildProcess } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { newMasterKey } from '#server/crypto/master-keys.ts'
import { newSecrets } from '#server/settings/secrets.ts'
import { findPostgres, freePort, startCluster } from '#tests/db/kit/cluster.ts'
import { chooseTool, type ImageTool } from './kit/image-tools.ts'
import { PlainError, runScript } from './kit/plain-error.mjs'
import { scriptOptions } from './kit/script-options.ts'
import { openMailBox } from './kit/rehearsal/mail-box.ts'

const values = scriptOptions({
  options: {
    tag: { type: 'string', default: 'prosa' },
    tool: { type: 'string' },
    base: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
  },
})
const PUBLIC_URL = process.env['PUBLIC_URL'] ?? 'https://prosa.example'
const REVISION = process.env['REVISION'] ?? 'unknown'
/** Milliseconds until a server has to be ready. */
const READY_TIMEOUT = 60_000

const settingsOn = (databaseUrl: string, smtpUrl: string) => {
  const { jwtSecret, signingKey, publishableKey } = newSecrets()
  return {
    PUBLIC_URL,
    REVISION,
    DATABASE_URL: databaseUrl,
    SMTP_URL: smtpUrl,
    SMTP_FROM: 'oi@prosa.example',
    TRUSTED_PROXY_HOPS: '1',
    STOP_DELAY: '1',
    JWT_SECRET: jwtSecret,
    SIGNING_KEY: signingKey,
    PUBLISHABLE_KEY: publishableKey,
    MASTER_KEYS: newMasterKey(),
  }
}

const exitCodeOf = (child: ChildProcess) =>
  new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 128)))

type Container = { stdout: Promise<string>; code: Promise<number>; child: ChildProcess }

const start = (tool: ImageTool, command: readonly string[], env: Record<string, string>): Container => {
  const child = tool.run(values.tag, command, env)
  child.stderr?.pipe(process.stderr)
  return { child, code: exitCodeOf(child), stdout: child.stdout === null ? Promise.resolve('') : text(child.stdout) }
}

const output = async (tool: ImageTool, command: readonly string[], env: Record<string, string>) => {
  const { code, stdout } = start(tool, command, env)
  assert.equal(await code, 0, `${command.join(' ')} failed`)
  return (await stdout).trim()
}

const untilReady = async (origin: string) => {
  const end = Date.now() + READY_TIMEOUT
  while (Date.now() < end) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null)
    if (answer?.status === 200) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new PlainError('The image does not become ready.')
}

/** Starts one role, checks its answers, and stops it as a container engine does. */
const checkRole = async (tool: ImageTool, role: 'web' | 'worker', env: Record<string, string>) => {
  const port = String(await freePort())
  const server = start(tool, ['node', 'server/main.ts', `--role=${role}`], { ...env, PORT: port })
  const origin = `http://127.0.0.1:${port}`
  try {
    await untilReady(origin)
    const { revision } = (await (await fetch(`${origin}/version`)).json()) as { revision: string }
    assert.equal(revision, REVISION)
    const page = await fetch(`${origin}/pt`)
    assert.equal(page.status, role === 'web' ? 200 : 404)
    if (role === 'web') assert.match(page.headers.get('cache-control') ?? '', /s-maxage=60/)
  } finally {
    server.child.kill('SIGTERM')
    const code = await server.code
    if (tool.passesSignals) assert.equal(code, 0)
    console.log(`${role}: ready${tool.passesSignals ? ', and ended by itself after SIGTERM' : ''}`)
  }
}

const check = async (tool: ImageTool, env: Record<string, string>) => {
  const id = await output(tool, ['node', '-p', 'process.getuid()'], env)
  assert.equal(id, '1000')
  const write = "try { require('fs').writeFileSync('x', ''); 'written' } catch (error) { error.code }"
  const denied = await output(tool, ['node', '-p', write], env)
  assert.match(denied, /^(EACCES|EROFS)$/)
  const packages = await output(tool, ['node', '-p', "require('fs').readdirSync('node_modules').length"], env)
  console.log(`user ${id}, writing: ${denied}, folders in node_modules: ${packages}`)
  console.log((await output(tool, ['node', 'scripts/migrate.ts'], env)).split('\n').at(-1))
  await checkRole(tool, 'web', env)
  await checkRole(tool, 'worker', env)
}

await runScript(async () => {
  const tool = chooseTool(values.tool)
  console.log(`Image by ${tool.name}${tool.limits === '' ? '' : ` (${tool.limits})`}`)
  if (!values['no-build'])
    tool.build(values.tag, { PUBLIC_URL, REVISION, ...(values.base !== undefined && { BASE: values.base }) })
  const binaries = findPostgres()
  if (binaries === null) throw new PlainError('The check needs a Postgres server.')
  const cluster = await startCluster(binaries)
  const mailBox = await openMailBox()
  try {
    await check(tool, settingsOn(cluster.url, mailBox.url))
  } finally {
    await mailBox.close()
    await cluster.stop()
  }
  console.log('The image works.')
})
