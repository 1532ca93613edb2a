/**
 * A dump of a production's database, made by `deploy/backup.sh`, is restored on a new Postgres server as
 * docs/guides/back-up-and-restore.md says.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVault } from '#server/crypto/vault.ts'
import { newMasterKey, openMasterKeys } from '#server/crypto/master-keys.ts'
import { openPostgres } from '#server/database/open-postgres.ts'
import { prepareDatabase } from '#server/embedded/prepare-schema.ts'
import { checkDatabase } from '#server/preflight/check-database.ts'
import { inspectEnvironment } from '#server/settings/env.ts'
import { type Cluster, findPostgres, startCluster } from '#tests/db/kit/cluster.ts'
import { temporaryDirectory } from '#tests/db/kit/temporary-directory.ts'
import { runCommand } from './kit/process.ts'

const binaries = findPostgres()
const folder = temporaryDirectory()
const MASTER_KEYS = newMasterKey()
const clusters: Cluster[] = []
let source = ''
let target = ''

/** A database of its own, whose owner is no superuser: so is a customer of a managed Postgres. */
const openServer = async () => {
  const cluster = await startCluster(binaries ?? '')
  clusters.push(cluster)
  const { db } = openPostgres(cluster.url)
  await db.exec('create role owner login createrole')
  await db.exec('create database prosa owner owner')
  await db.close()
  const url = new URL(cluster.url)
  url.username = 'owner'
  url.pathname = '/prosa'
  return url.href
}

const migrate = (databaseUrl: string) => prepareDatabase({ databaseUrl, hasOwnAuth: false, report: () => undefined })

const fill = async () => {
  const { db } = openPostgres(source)
  await db.query(
    `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
     values ('00000000-0000-4000-8000-00000000000a', 'bia@prosa.test', now(), '{}')`,
  )
  const [person] = await db.query<{ id: string }>('select id from public.users')
  const userId = person?.id ?? ''
  const vault = createVault(await openMasterKeys(folder.path, [MASTER_KEYS]))
  const key = await vault.keyFor(db, userId)
  await db.query(
    `insert into public.transcriptions (user_uuid, encrypted_content, encryption_key_id) values ($1, $2, $3)`,
    [userId, await key.seal('content', 'Reunião na quinta'), key.id],
  )
  await db.close()
}

const program = (name: string) => join(binaries ?? '', name)
const connectionOf = (url: string) => {
  const { hostname, port, username, pathname } = new URL(url)
  return { PGHOST: hostname, PGPORT: port, PGUSER: username, PGDATABASE: pathname.slice(1) }
}

const checkRestored = (keys: string) => runCommand('restore', ['--check'], { DATABASE_URL: target, MASTER_KEYS: keys })

// Proves OPS-36.
describe.skipIf(binaries === null)('a dump of a production', () => {
  beforeAll(async () => {
    ;[source, target] = [await openServer(), await openServer()]
    await migrate(source)
    await fill()
    const env = { ...connectionOf(source), PATH: `${binaries ?? ''}:${process.env['PATH'] ?? ''}` }
    execFileSync('sh', ['deploy/backup.sh', 'once'], { env: { ...env, BACKUP_FOLDER: folder.path } })
  }, 120_000)
  afterAll(async () => {
    for (const cluster of clusters) await cluster.stop()
    folder.remove()
  })

  it(
    'is restored on another server with its permissions, and decrypted with its keys',
    { timeout: 120_000 },
    async () => {
      const [dump = ''] = readdirSync(folder.path).filter((name) => name.endsWith('.dump'))
      await migrate(target)
      const args = ['--clean', '--if-exists', '--no-owner', '--exit-on-error', '--single-transaction', '--dbname=prosa']
      execFileSync(program('pg_restore'), [...args, join(folder.path, dump)], { env: connectionOf(target) })

      expect(await checkRestored(MASTER_KEYS)).toEqual({
        status: 0,
        output: 'Opened and counted: 1 people, 1 transcriptions, the newest one decrypted with its key.\n',
      })
      expect((await checkRestored(newMasterKey())).status).toBe(1)

      expect(await migrate(target)).toEqual([])
      const { settings } = inspectEnvironment({ DATABASE_URL: target, MASTER_KEYS })
      const checks = await checkDatabase(target, settings)
      expect(checks.filter(({ outcome }) => outcome !== 'ok')).toEqual([])
      expect(checks.map(({ name }) => name)).toContain('Permissions')
    },
  )
})
