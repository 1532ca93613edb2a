import { withDataDir } from '#tests/e2e/kit/data-dir.ts'
import { startProduct } from '#tests/e2e/kit/product.ts'
import { PlainError } from '../plain-error.mjs'
import { reach } from '../reach.ts'

/** Starts the built product unless a URL is given. */
export const withBase = async <T>(base: string | null, work: (base: string) => Promise<T>): Promise<T> => {
  if (base !== null) {
    await reach(base)
    return work(base.replace(/\/$/, ''))
  }
  return withDataDir(async (dataDir) => {
    const product = await startProduct(dataDir).catch((error: Error) => {
      throw new PlainError(`The built product did not start; 'npm run build' comes first. ${error.message}`)
    })
    try {
      return await work(product.origin)
    } finally {
      await product.stop()
    }
  })
}
