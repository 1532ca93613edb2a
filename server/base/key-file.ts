/** Key files beside the data: created once, readable by their owner only, never overwritten. */
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod/mini'

/**
 * Written to a temporary file, then hard-linked into place: of two concurrent first starts one wins, and neither reads
 * a partial file.
 */
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

export class KeyFileError extends Error {
  override readonly name = 'KeyFileError'
}

type KeyFile<T extends z.core.$ZodType> = {
  schema: T
  generate: () => z.output<T>
  /** What is lost with the file, for the error message. */
  loss: string
  /** Whether data encrypted with these keys exists: then a missing file is an error and is not created again. */
  isNeeded?: boolean
}

const textOf = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

const read = <T extends z.core.$ZodType>(file: string, { schema, loss }: KeyFile<T>): z.output<T> | null => {
  const text = textOf(file)
  if (text === null) return null
  try {
    return z.parse(schema, JSON.parse(text))
  } catch (cause) {
    throw new KeyFileError(`${file} is damaged. Restore it: ${loss}`, { cause })
  }
}

/**
 * Reads the keys in `file`, which is created if it does not exist.
 * @throws KeyFileError; an error of the file system if it cannot be read
 */
export const openKeyFile = <T extends z.core.$ZodType>(file: string, kind: KeyFile<T>): z.output<T> => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const found = read(file, kind)
  if (found !== null) return found
  if (kind.isNeeded === true) throw new KeyFileError(`${file} is missing beside its data. Restore it: ${kind.loss}`)
  createOnce(file, kind.generate())
  const stored = read(file, kind)
  if (stored === null) throw new KeyFileError(`${file} cannot be created.`)
  return stored
}
