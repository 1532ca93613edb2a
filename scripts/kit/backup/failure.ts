/** Why a backup or a restore ended, as a sentence after its outcome. */
import { dirname, sep } from 'node:path'
import { explainStartFailure } from '#server/explain-start-failure.ts'
import { PlainError } from '../plain-error.mjs'
import { Interrupted } from './interruption.ts'

/** @param outcome such as "Nothing was restored" */
export const failureOf = (outcome: string, error: unknown): PlainError => {
  if (error instanceof PlainError) return error
  return error instanceof Interrupted
    ? new PlainError(`${outcome}: interrupted.`, error.exitCode)
    : new PlainError(`${outcome}. ${explainStartFailure(error)}`)
}

/** What an operator can fix where the copy is written, by the code of the file system. */
const TARGET_PROBLEMS: Record<string, string> = {
  ENOSPC: 'its disk is full',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'there is no permission to write there',
  EPERM: 'there is no permission to write there',
  EROFS: 'its file system is read-only',
  ENOTDIR: 'a part of the path is a file',
}

type FileError = Error & { code?: unknown; path?: unknown; dest?: unknown }

/** Whether the file is that copy, in the folder where it is made, or a folder above that had to be made. */
const isOfTarget = (file: unknown, to: string) => {
  if (typeof file !== 'string') return false
  const folder = dirname(to)
  return `${file}${sep}`.startsWith(`${to}.unfinished${sep}`) || `${folder}${sep}`.startsWith(`${file}${sep}`)
}

/** @param to the folder that was to be made; files of the data may have failed as well */
export const backupFailureOf = (error: unknown, to: string): PlainError => {
  const outcome = `No backup was made in ${to}`
  if (error instanceof Error) {
    const { code, path, dest = path }: FileError = error
    const problem = TARGET_PROBLEMS[String(code)]
    if (problem !== undefined && isOfTarget(dest, to)) return new PlainError(`${outcome}: ${problem}.`)
  }
  return failureOf(outcome, error)
}
