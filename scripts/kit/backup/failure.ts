/** Why a backup or a restore ended, as a sentence after its outcome. */
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
