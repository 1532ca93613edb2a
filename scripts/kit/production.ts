/** The environment of commands that work on the database of a production. */
import { openPostgres } from '#server/database/open-postgres.ts'
import { reachProblem } from '#server/database/reach-problem.ts'
import type { Database } from '#server/database/database.ts'
import { EnvironmentError, inspectEnvironment, type Settings } from '#server/settings/env.ts'
import { loadEnvFile } from '#server/settings/env-file.ts'
import './ignore-lost-openings.ts'
import { PlainError } from './plain-error.mjs'

/** As the server reads it, with `.env`. */
export const inspectOwnEnvironment = () => {
  try {
    loadEnvFile()
  } catch (error) {
    throw error instanceof EnvironmentError ? new PlainError(error.message) : error
  }
  return inspectEnvironment(process.env)
}

export const KEY_VARIABLES = ['JWT_SECRET', 'SIGNING_KEY', 'PUBLISHABLE_KEY', 'MASTER_KEYS'] as const

export type ProductionSettings = Settings & { databaseUrl: string }

const isSet = (name: string) => (process.env[name] ?? '') !== ''

/**
 * The settings as far as a command needs them, which is the database; a server needs more.
 *
 * @param variables others that the command uses, and that are read as not set if they are wrong
 */
export const productionSettings = (variables: readonly string[] = []): ProductionSettings => {
  const { settings, problems } = inspectOwnEnvironment()
  const { databaseUrl } = settings
  const wrong = problems.find(([name]) =>
    name === 'DATABASE_URL' ? databaseUrl === null : variables.includes(name) && isSet(name),
  )
  if (wrong !== undefined) throw new PlainError(`${wrong[0]} ${wrong[1]}.`)
  if (databaseUrl === null) {
    throw new PlainError(
      'DATABASE_URL is not set: it names the Postgres of a production. A demonstration prepares its own database, and has an administrator: clara@prosa.test.',
    )
  }
  return { ...settings, databaseUrl }
}

const asPlainError = (error: unknown) => {
  const code = error instanceof Error && 'code' in error ? error.code : null
  const problem = reachProblem(code)
  if (problem !== null) return new PlainError(`The database of DATABASE_URL ${problem}.`)
  return code === '42P01' ? new PlainError('The database is not prepared: run `npm run migrate` first.') : error
}

/** Connection errors of the database are reported as sentences. */
export const withDatabase = async <T>(url: string, work: (db: Database) => Promise<T>): Promise<T> => {
  const { db } = openPostgres(url)
  try {
    return await work(db)
  } catch (error) {
    throw asPlainError(error)
  } finally {
    await db.close()
  }
}
