import type { WorkerFixture } from '@playwright/test'
import { findPostgres } from '#tests/db/kit/cluster.ts'
import { startEngines } from '#tests/engines/start-engines.ts'
import { withDataDir } from './data-dir.ts'
import { type Product, startProduct } from './product.ts'

/** The real services of a production, if the environment names their programs. Their clocks cannot be moved ahead. */
const openEngines = async () => {
  const { AUTH_BINARY: auth, REST_BINARY: rest } = process.env
  const binaries = findPostgres()
  if (auth === undefined || rest === undefined || binaries === null) return null
  return startEngines({ binaries, auth, rest })
}

/** A product for each worker, with a temporary data folder. */
export const productFixture = (
  options?: Parameters<typeof startProduct>[1],
): [WorkerFixture<Product, object>, { scope: 'worker'; timeout: number }] => [
  // oxlint-disable-next-line no-empty-pattern -- the runner reads from the pattern what a fixture needs
  async ({}, provide) => {
    await withDataDir(async (dataDir) => {
      const engines = options?.hasJumpingClock === true ? null : await openEngines()
      const product = await startProduct(dataDir, { ...options, env: { ...options?.env, ...engines?.environment } })
      await provide(product)
      await product.stop()
      await engines?.stop()
    })
  },
  { scope: 'worker', timeout: 120_000 },
]
