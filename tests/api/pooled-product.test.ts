/** The product behind a pooler in transaction mode, whose few connections many requests share. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres, SERVING } from '#server/database/open-postgres.ts'
import { type Cluster, findPostgres, startCluster } from '#tests/db/kit/cluster.ts'
import { temporaryDirectory } from '#tests/db/kit/temporary-directory.ts'
import { startTransactionPooler } from '#tests/db/kit/transaction-pooler.ts'
import { connectTo, type Run, startServerProcess } from './kit/process.ts'

const binaries = findPostgres()
const directory = temporaryDirectory()
const PEOPLE = ['ana@prosa.test', 'clara@prosa.test']

// Proves SCALE-11.
describe.skipIf(binaries === null)('the product behind a pooler', () => {
  let cluster: Cluster
  let pooler: Awaited<ReturnType<typeof startTransactionPooler>>
  let server: Run

  beforeAll(async () => {
    cluster = await startCluster(binaries ?? '')
    const { db } = openPostgres(cluster.url)
    await db.exec(`alter role prosa set statement_timeout = ${SERVING.statement_timeout}`)
    await db.close()
    pooler = await startTransactionPooler(cluster.url, 3)
    server = startServerProcess({
      PORT: '0',
      RATE_LIMIT_FACTOR: '1000',
      DATA_DIR: directory.path,
      DATABASE_URL: cluster.url,
      DATABASE_POOL_URL: pooler.url,
      DEMONSTRATION: 'on',
    })
  }, 60_000)
  afterAll(async () => {
    server?.signal('SIGTERM')
    await server?.exitCode
    await pooler?.close()
    await cluster?.stop()
    directory.remove()
  })

  it('answers concurrent users, each with their own data', { timeout: 120_000 }, async () => {
    const { origin, browser } = await connectTo(server)
    const enter = async (email: string) => {
      const client = browser()
      const { data } = await client.auth.signInWithPassword({ email, password: 'prosa-demo-1' })
      return { email, client, headers: { Authorization: `Bearer ${data.session?.access_token ?? ''}` } }
    }
    const people = await Promise.all(PEOPLE.map(enter))
    const read = async ({ email, client, headers }: (typeof people)[number]) => {
      const [profile, list, rows] = await Promise.all([
        fetch(`${origin}/api/user/profile`, { headers }),
        fetch(`${origin}/api/transcriptions`, { headers }),
        client.from('users').select('email'),
      ])
      const { total } = (await list.json()) as { total: number }
      expect([profile.status, list.status, rows.data]).toEqual([200, 200, [{ email }]])
      expect(JSON.stringify(await profile.json())).toContain(email)
      expect(total > 0).toBe(email === 'ana@prosa.test')
    }
    await Promise.all(Array.from({ length: 20 }, () => people.map(read)).flat())
    await Promise.all(people.map(({ client }) => client.auth.refreshSession()))
    await Promise.all(people.map(({ client }) => client.auth.signOut()))
    expect(server.output()).not.toMatch(/prepared statement|unsupported startup/)
  })
})
