/** Files of keys beside the data: made once, readable by their owner only, never written over. */
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod/mini'

/** Written whole, then linked into place: two first starts at once end with one file, and neither reads half of it. */
const createOnce = (file: string, content: unknown) => {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
}

type KeyFile<T extends z.core.$ZodType> = {
  schema: T
  generate: () => z.output<T>
  /** What is lost with the file, for whoever finds it damaged. */
  loss: string
}

const read = <T extends z.core.$ZodType>(file: string, { schema, loss }: KeyFile<T>): z.output<T> | null => {
  try {
    return z.parse(schema, JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new Error(`${file} is damaged. Restore it: ${loss}`, { cause: error })
  }
}

/** The keys in `file`, which is made where it is not there yet. */
export const openKeyFile = <T extends z.core.$ZodType>(file: string, kind: KeyFile<T>): z.output<T> => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  if (read(file, kind) === null) createOnce(file, kind.generate())
  const stored = read(file, kind)
  if (stored === null) throw new Error(`${file} cannot be created.`)
  return stored
}
