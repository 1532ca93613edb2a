/** The last mutation result of each flow: kept as long as nothing that it depends on has changed. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

/** `total` is without equivalent and invalid mutants. */
export type MutationResult = { killed: number; total: number; equivalent: number; invalid: number }

const FOLDER = new URL('./results/', import.meta.url)
const fileOf = (folder: string) => new URL(`${folder}.json`, FOLDER)

/** Undefined if there is none, or one of other files. */
export const readResult = (folder: string, fingerprint: string): MutationResult | undefined => {
  if (!existsSync(fileOf(folder))) return undefined
  const saved = JSON.parse(readFileSync(fileOf(folder), 'utf8')) as MutationResult & { fingerprint: string }
  const { fingerprint: known, ...result } = saved
  return known === fingerprint ? result : undefined
}

export const writeResult = (folder: string, fingerprint: string, result: MutationResult) => {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(fileOf(folder), `${JSON.stringify({ fingerprint, ...result }, null, 2)}\n`)
}
