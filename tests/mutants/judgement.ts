/** The last judgement of each flow's mutants: kept as long as nothing that it depends on has changed. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

export type Judgement = { killed: number; wanted: number; equivalent: number; invalid: number }

const FOLDER = new URL('./judged/', import.meta.url)
const fileOf = (folder: string) => new URL(`${folder}.json`, FOLDER)

/** Undefined if there is none, or one of other files. */
export const judgementOf = (folder: string, fingerprint: string): Judgement | undefined => {
  if (!existsSync(fileOf(folder))) return undefined
  const { of, ...judgement } = JSON.parse(readFileSync(fileOf(folder), 'utf8')) as Judgement & { of: string }
  return of === fingerprint ? judgement : undefined
}

export const keepJudgement = (folder: string, fingerprint: string, judgement: Judgement) => {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(fileOf(folder), `${JSON.stringify({ of: fingerprint, ...judgement }, null, 2)}\n`)
}
