/** Runs the built product for scripts that visit its pages. */
import { withDataDir } from '../../tests/e2e/kit/data-dir.ts'
import { startProduct } from '../../tests/e2e/kit/product.ts'
import { endOnSignals } from './end-on-signals.ts'
import { PlainError } from './plain-error.mjs'
import { run } from './run.mjs'

/** Builds if sources changed, and serves as `npm start` does, on a free port with a temporary data directory. */
export const withBuiltProduct = async <T>(work: (origin: string) => Promise<T>): Promise<T> => {
  const code = await run(process.execPath, ['scripts/build.ts', '--if-changed'])
  if (code !== 0) throw new PlainError('The product could not be built; the reason is above.')
  endOnSignals()
  return withDataDir(async (dataDir) => {
    const product = await startProduct(dataDir, { isMeasured: true })
    try {
      return await work(product.origin)
    } finally {
      await product.stop()
    }
  })
}
