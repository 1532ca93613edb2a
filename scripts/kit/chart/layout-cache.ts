/**
 * Caches layouts by a hash of what they depend on: laying out all charts takes nine seconds, and few of them change. The folder
 * is shared by copies of the project, which link its node_modules.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ROOT } from '../paths.mjs'

const FOLDER = `${ROOT}node_modules/.cache/charts/`
const HERE = fileURLToPath(new URL('./', import.meta.url))

/** Of the code that lays out and of its library. */
const code = [...readdirSync(HERE).map((name) => HERE + name), `${ROOT}node_modules/elkjs/package.json`].reduce(
  (hash, path) => hash.update(readFileSync(path)),
  createHash('sha256'),
)

const readCached = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

/** The cached value of `make` for these inputs, or a new one. Both are JSON. `folder` ends with a slash. */
export const cached = async <T>(inputs: unknown, make: () => Promise<T>, folder = FOLDER): Promise<T> => {
  const path = `${folder}${code.copy().update(JSON.stringify(inputs)).digest('hex')}.json`
  const known = readCached(path)
  if (known !== null) return known as T
  const made = await make()
  mkdirSync(folder, { recursive: true })
  // Renamed when it is complete, as another process may read it.
  writeFileSync(`${path}.${process.pid}`, JSON.stringify(made))
  renameSync(`${path}.${process.pid}`, path)
  return made
}
