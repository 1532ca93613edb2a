/** Assets of two releases: what an open page loads answers after a deploy, and what was to be purged is listed. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, describe, expect, it } from 'vitest'
import { readSite } from '#server/http/site-files.ts'
import { site } from '#server/http/site.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { temporaryDirectory } from '#tests/db/kit/temporary-directory.ts'
import { addAssets, ASSET_LIST, listAssets, readAssets } from '../../scripts/kit/previous-assets.ts'
import { writePurgeList } from '../../scripts/kit/purge-list.ts'

const folder = temporaryDirectory()
afterAll(folder.remove)

/** The folder of a release with these files, as a build leaves it that keeps the release at `before`. */
const release = async (name: string, files: Record<string, string>, before: string | null) => {
  const dist = join(folder.path, name)
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, path)), { recursive: true })
    writeFileSync(join(dist, path), content)
  }
  const assets = before === null ? null : await readAssets(before)
  listAssets(dist)
  if (assets !== null) addAssets(dist, assets)
  return dist
}

const serverOf = (dist: string) =>
  new Hono<AppEnv>().all(
    '*',
    site(readSite(dist), () => ''),
  )

const answers = async (dist: string, ...names: string[]) => {
  const server = serverOf(dist)
  return Promise.all(names.map(async (name) => (await server.request(`/assets/${name}`)).status))
}

/** Serves a release over a socket while `work` runs. */
const whileServed = async <T>(dist: string, work: (origin: string) => Promise<T>) => {
  const server = createServer((request, response) => void getRequestListener(serverOf(dist).fetch)(request, response))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.close()
  }
}

// Proves OPS-31.
describe('a page that was opened before a deploy', () => {
  it('finds its assets in the next release, but not in the one after it', async () => {
    const first = await release(
      '1',
      { 'assets/page-one.js': '1', 'assets/pictures/-a.avif': 'b', 'assets/same-hash.js': 's' },
      null,
    )
    const second = await release('2', { 'assets/page-two.js': '2', 'assets/same-hash.js': 's' }, first)
    const third = await release('3', { 'assets/page-three.js': '3' }, second)
    expect(await answers(second, 'page-one.js', 'pictures/-a.avif', 'page-two.js', 'same-hash.js')).toEqual([
      200, 200, 200, 200,
    ])
    expect(await answers(third, 'page-one.js', 'page-two.js', 'same-hash.js')).toEqual([404, 200, 200])
  })

  it('finds its assets also if the build fetched them from the running site', async () => {
    const running = await release('4', { 'assets/page-four.js': '4', 'assets/page-four.js.br': 'b' }, null)
    const next = await whileServed(running, (origin) => release('5', { 'assets/page-five.js': '5' }, origin))
    expect(await answers(next, 'page-four.js', 'page-five.js')).toEqual([200, 200])
  })

  it('does not make the first release fail, but an incomplete earlier release does', async () => {
    expect(await readAssets(join(folder.path, 'nothing'))).toBeNull()
    expect(await readAssets('http://127.0.0.1:1')).toBeNull()
    const broken = await release('6', { 'assets/page-six.js': '6' }, null)
    writeFileSync(join(broken, ASSET_LIST), '["page-lost.js"]')
    await expect(readAssets(broken)).rejects.toThrow('page-lost.js of the previous release cannot be read.')
  })

  it('is not written outside of its folder by a manipulated list', async () => {
    const forged = await release('7', { 'assets/page-seven.js': '7' }, null)
    writeFileSync(join(forged, ASSET_LIST), '["pictures/../../server.js"]')
    await expect(readAssets(forged)).rejects.toThrow('is not a list of file names')
  })
})

// Proves OPS-32.
describe('the purge list', () => {
  it('has each public page and each file without a hash, and nothing of an account', async () => {
    const files = { 'assets/a-hash.js': '', 'pt.html': '', 'pt/login.html': '', 'robots.txt': '', 'robots.txt.br': '' }
    const dist = await release('8', { ...files, 'csp.json': '{}', '.well-known/security.txt': '' }, null)
    writePurgeList(dist, 'https://prosa.example')
    const lines = readFileSync(join(dist, 'purge.txt'), 'utf8').trim().split('\n')
    const expected = ['/pt', '/fr/login', '/robots.txt', '/assets.json', '/.well-known/security.txt']
    expect(lines).toEqual(expect.arrayContaining(expected.map((path) => `https://prosa.example${path}`)))
    expect(lines.filter((line) => /\/assets\/|\.html|\.br|csp\.json|purge\.txt|dashboard|admin/.test(line))).toEqual([])
  })
})
