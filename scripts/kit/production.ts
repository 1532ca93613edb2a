/** The environment of commands that work on the database of a production. */
import { existsSync } from 'node:fs'
import { openPostgres } from '#server/database/open-postgres.ts'
import { reachProblem } from '#server/database/reach-problem.ts'
import type { Database } from '#server/database/database.ts'
import { inspectEnvironment, type Settings } from '#server/settings/env.ts'
import { PlainError } from './plain-error.mjs'

/** As the server reads it, with `.env`. */
export const inspectOwnEnvironment = () => {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return inspectEnvironment(process.env)
}

export type ProductionSettings = Settings & { databaseUrl: string }

/** The settings as far as a command needs them, which is the database; a server needs more. */
export const productionSettings = (): ProductionSettings => {
  const { settings, problems } = inspectOwnEnvironment()
  const { databaseUrl } = settings
  const wrong = problems.find(([name]) => name === 'DATABASE_URL')
  if (wrong !== undefined && databaseUrl === null) throw new PlainError(`${wrong[0]} ${wrong[1]}.`)
  if (databaseUrl === null) {
    throw new PlainError(
      'DATABASE_URL is not set: it names the Postgres of a production. A demonstration prepares its own database, and has an administrator: clara@prosa.test.',
    )
  }
  return { ...settings, databaseUrl }
}

const plain = (error: unknown) => {
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
    throw plain(error)
  } finally {
    await db.close()
  }
}
