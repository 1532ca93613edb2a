/** Hundreds of concurrent reads over real sockets: other requests are answered meanwhile. */
import { afterAll, expect, it } from 'vitest'
import { temporaryDirectory } from '#tests/db/kit/temporary-directory.ts'
import { copyPreparedData } from '#tests/kit/prepared-data.ts'
import { connectTo, startServerProcess } from './kit/process.ts'

const directory = temporaryDirectory()
await copyPreparedData(directory.path)
const server = startServerProcess({ PORT: '0', RATE_LIMIT_FACTOR: '1000', DATA_DIR: directory.path })
afterAll(async () => {
  server.signal('SIGKILL')
  await server.exitCode
  directory.remove()
})

const READERS = 400

it('rejects some at once, answers every request, and answers the health check before the last of them', async () => {
  const { origin, browser } = await connectTo(server)
  const { data } = await browser().auth.signInWithPassword({ email: 'ana@prosa.test', password: 'prosa-demo-1' })
  const headers = { Authorization: `Bearer ${data.session?.access_token}` }
  const outcomes: string[] = []
  const ask = async (path: string) => {
    const response = await fetch(`${origin}${path}`, { headers })
    await response.arrayBuffer()
    outcomes.push(path === '/healthz' ? 'health' : `${response.status} ${response.headers.get('Retry-After')}`)
  }
  const readers = Array.from({ length: READERS }, () => ask('/api/user/profile'))
  await Promise.all([...readers, ask('/healthz')])

  const count = (answer: string) => outcomes.filter((each) => each === answer).length
  expect(count('200 null')).toBeGreaterThan(0)
  expect(count('503 5')).toBeGreaterThan(0)
  expect(count('200 null') + count('503 5')).toBe(READERS)
  expect(outcomes.indexOf('health')).toBeLessThan(outcomes.lastIndexOf('200 null'))
})
