/** Class names of CSS modules: short, since every document contains hundreds of them before its first paint. */
import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { ROOT } from './paths.mjs'

/** Characters of the hash, which distinguishes equal names; the build fails on a collision. */
const LENGTH = 3

const taken = new Map<string, string>()

export const classNameOf = (name: string, file: string): string => {
  const path = relative(ROOT, file.replace(/\?.*$/, ''))
  const made = `${name}-${createHash('sha256').update(path).digest('base64url').slice(0, LENGTH)}`
  const owner = taken.get(made) ?? path
  if (owner !== path) throw new Error(`${path} and ${owner} have one class '${made}'`)
  taken.set(made, path)
  return made
}
