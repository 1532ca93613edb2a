/** Every error code is produced somewhere, so that no text is dead. */
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ERROR_CODES } from '#contracts/errors.ts'

const ROOT = new URL('../../', import.meta.url)
/** Files that name codes without producing them: lists of codes and texts, models and samples. */
const NO_PRODUCER = /error-messages\.ts$|server\/http\/failures\.ts$|\.(model|props)\.ts$|\/samples\.ts$|^src\/dev\//

const sources = globSync('{server,src,machines}/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((path) => !NO_PRODUCER.test(path))
  .map((path) => readFileSync(new URL(path, ROOT), 'utf8'))
  .join('\n')

// Proves FAIL-29.
it('each code of the catalogue is produced by some file of the product', () => {
  expect(ERROR_CODES.filter((code) => !sources.includes(`'${code}'`) && !sources.includes(`"${code}"`))).toEqual([])
})
