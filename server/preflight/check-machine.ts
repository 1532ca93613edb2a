/** The machine and its proxies: disk, and whether the public URL leads to this server. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { freeBytes, MIN_FREE_BYTES } from '#server/base/free-space.ts'
import type { Settings } from '#server/settings/env.ts'
import { type Check, failed, ok, warning } from './check.ts'

const MEGABYTE = 1024 * 1024
/** Timeout in milliseconds of the request through the proxies. */
const TIMEOUT = 5_000

const SITE = fileURLToPath(new URL('../../dist/csp.json', import.meta.url))

const checkBuild = (): Check =>
  existsSync(SITE) ? ok('Build', 'found') : failed('Build', 'is missing: run `npm run build` with PUBLIC_URL set')

const checkDisk = async ({ databaseUrl, dataDir }: Settings): Promise<Check> => {
  const place = databaseUrl === null && existsSync(dataDir) ? dataDir : '.'
  const free = await freeBytes(place)
  const text = `${Math.floor(free / MEGABYTE)} MB free`
  return free >= MIN_FREE_BYTES ? ok('Disk', text) : warning('Disk', `${text}: make room`)
}

/** The URL is requested as by a visitor: through DNS, certificate and proxies. */
const checkProxies = async ({ isDemonstration, publicUrl, trustedProxyHops }: Settings): Promise<Check[]> => {
  if (isDemonstration || publicUrl === null) return []
  const trustedCount = `${trustedProxyHops} trusted`
  try {
    const { status } = await fetch(new URL('/healthz', publicUrl), {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (status === 200) return [ok('Proxies', `${trustedCount}, and the public URL is answered`)]
    return [warning('Proxies', `${trustedCount}; the public address answers ${status}: is Prosa running behind it?`)]
  } catch {
    return [
      warning('Proxies', `${trustedCount}; the public address does not answer: look at DNS, certificate and proxy`),
    ]
  }
}

export const checkMachine = async (settings: Settings): Promise<Check[]> => [
  checkBuild(),
  await checkDisk(settings),
  ...(await checkProxies(settings)),
]
