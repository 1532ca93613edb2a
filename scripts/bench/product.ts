/** The built product under each load, in one process or several on one database. */
import { withDataDir } from '../../tests/e2e/kit/data-dir.ts'
import { startProduct, type Product } from '../../tests/e2e/kit/product.ts'
import { type Figures, measureLoad } from './load.ts'
import { loadsOf } from './loads.ts'
import { signInMember } from './member.ts'

/** No logging and practically no rate limits, which would dominate the measurement. */
const QUIET = { LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000000' }
const REFRESHING = 4

export type Extent = {
  /** How long each load lasts, in seconds. */
  seconds: number
  /** Of all processes together. */
  connections: number
  /** Processes on one database; more than one needs a Postgres server. */
  instances?: number
  /** Called when all processes have started. */
  begin?: () => void
}

/** One after the other, as the first prepares database and keys. */
const startInstances = async (count: number, dataDir: string, environment: Record<string, string>) => {
  const products: Product[] = []
  const stop = async () => {
    await Promise.all(products.map((product) => product.stop()))
  }
  try {
    while (products.length < count) {
      products.push(await startProduct(dataDir, { env: { ...QUIET, ...environment }, isMeasured: true }))
    }
    return { origins: products.map(({ origin }) => origin), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Rates add up; a percentile of all is at most the slowest one's. */
const together = (all: readonly Figures[], what: string): Figures => ({
  what,
  perSecond: all.reduce((sum, { perSecond }) => sum + perSecond, 0),
  p50: Math.max(...all.map(({ p50 }) => p50)),
  p99: Math.max(...all.map(({ p99 }) => p99)),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
})

/** @returns figures of each load, and the JSON of the profile's answer. */
export const measureProduct = (
  environment: Record<string, string>,
  { seconds, connections, instances = 1, begin }: Extent,
): Promise<{ figures: Figures[]; profile: unknown }> =>
  withDataDir(async (dataDir) => {
    const { origins, stop } = await startInstances(instances, dataDir, environment)
    try {
      begin?.()
      const member = await signInMember(origins[0] ?? '', REFRESHING)
      const figures: Figures[] = []
      for (const { what, connections: callers = connections, ...load } of loadsOf(member)) {
        const share = Math.max(1, Math.round(callers / instances))
        const all = origins.map((origin) => measureLoad({ ...load, what, origin, connections: share, seconds }))
        figures.push(together(await Promise.all(all), what))
      }
      return { figures, profile: member.profile }
    } finally {
      await stop()
    }
  })
