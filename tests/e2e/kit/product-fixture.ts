import type { WorkerFixture } from '@playwright/test'
import { withDataDir } from './data-dir.ts'
import { type Product, startProduct } from './product.ts'

/** A product for each worker, with a temporary data folder. */
export const productFixture = (
  options?: Parameters<typeof startProduct>[1],
): [WorkerFixture<Product, object>, { scope: 'worker'; timeout: number }] => [
  // oxlint-disable-next-line no-empty-pattern -- the runner reads from the pattern what a fixture needs
  async ({}, provide) => {
    await withDataDir(async (dataDir) => {
      const product = await startProduct(dataDir, options)
      await provide(product)
      await product.stop()
    })
  },
  { scope: 'worker', timeout: 120_000 },
]
