/** Chooses the auth and table service of this server by its settings. */
import type { Backend } from '#server/embedded/backend.ts'
import type { Database } from '#server/database/database.ts'
import type { Settings } from '#server/settings/env.ts'
import type { Secrets } from '#server/settings/secrets.ts'
import { withAssurance } from './assurance.ts'
import type { CallAuth, Engines } from './engine.ts'
import { createCallAuth } from './lite-engine.ts'
import { remoteAuth } from './remote-auth.ts'
import { remoteTables } from './remote-tables.ts'
import { acceptOlderTokens } from './accept-older-tokens.ts'
import { refuseBusy } from './refuse-busy.ts'

type EngineDeps = {
  settings: Pick<Settings, 'engines'>
  origin: string
  secrets: Secrets
  db: Database
  /** The services in process; null if both are remote. */
  embedded: Pick<Backend, 'fetch'> | null
}

/** Adds assurance levels and factors to the answers of the service in process. */
const openLiteAuth = ({ db, origin, secrets }: EngineDeps, lite: Pick<Backend, 'fetch'>): CallAuth =>
  withAssurance(createCallAuth(lite, origin, secrets.publishableKey), db, secrets.jwtSecret)

const inProcess = (embedded: EngineDeps['embedded']): Pick<Backend, 'fetch'> => {
  if (embedded === null) throw new Error('The services in process were not opened')
  return embedded
}

export const openEngines = (deps: EngineDeps): Engines => {
  const { auth, tables } = deps.settings.engines
  const engines = {
    callAuth: refuseBusy(auth === null ? openLiteAuth(deps, inProcess(deps.embedded)) : remoteAuth(auth)),
    callTables: tables === null ? inProcess(deps.embedded).fetch : remoteTables(tables),
  }
  return deps.secrets.olderJwtSecrets.length === 0 ? engines : acceptOlderTokens(engines, deps.secrets)
}
