/** Chooses the auth and table service of this server by its settings. */
import type { Backend } from '#server/embedded/backend.ts'
import type { Database } from '#server/database/database.ts'
import type { Settings } from '#server/settings/env.ts'
import type { Secrets } from '#server/settings/secrets.ts'
import { withAssurance } from './assurance.ts'
import type { CallAuth, CallTables, Engines } from './engine.ts'
import { createCallAuth } from './lite-engine.ts'
import { remoteAuth } from './remote-auth.ts'
import { remoteTables } from './remote-tables.ts'
import { authWithOlderTokens, tablesWithOlderTokens } from './accept-older-tokens.ts'
import { refuseBusy } from './refuse-busy.ts'

type EngineDeps = {
  settings: Pick<Settings, 'engines'>
  origin: string
  secrets: Secrets
  db: Database
  /** The services in process; null if both are remote. */
  embedded: Pick<Backend, 'fetch'> | null
}

const inProcess = (embedded: EngineDeps['embedded']): Pick<Backend, 'fetch'> => {
  if (embedded === null) throw new Error('The services in process were not opened')
  return embedded
}

/** Adds assurance levels and factors to the answers of the service in process. */
const openLiteAuth = ({ db, origin, secrets, embedded }: EngineDeps): CallAuth => {
  const lite = createCallAuth(inProcess(embedded), origin, secrets.publishableKey)
  return authWithOlderTokens(withAssurance(lite, db, secrets.jwtSecret), secrets)
}

const openLiteTables = ({ secrets, embedded }: EngineDeps): CallTables =>
  tablesWithOlderTokens(inProcess(embedded).fetch, secrets)

export const openEngines = (deps: EngineDeps): Engines => {
  const { auth, tables } = deps.settings.engines
  return {
    callAuth: refuseBusy(auth === null ? openLiteAuth(deps) : remoteAuth(auth)),
    callTables: tables === null ? openLiteTables(deps) : remoteTables(tables),
  }
}
