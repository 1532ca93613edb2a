/** Whether the keys of the environment are those that the database is served with. */
import { findForeignKeys, findMissingMasterKeys, type InstallationKeys } from '#server/crypto/installation-keys.ts'
import type { Queries } from '#server/database/database.ts'
import type { Settings } from '#server/settings/env.ts'
import { type Check, failed, ok } from './check.ts'

type KeySettings = Pick<Settings, 'secrets' | 'masterKeys'>

/** Those that are set; with a hosted project two are its own. */
export const installationKeys = ({ secrets, masterKeys }: KeySettings): InstallationKeys => {
  const { jwtSecret, olderJwtSecrets, signingKey, olderSigningKeys, publishableKey } = secrets
  const [current, ...older] = masterKeys ?? []
  return {
    ...(jwtSecret !== undefined && { JWT_SECRET: [jwtSecret, ...olderJwtSecrets] }),
    ...(signingKey !== undefined && { SIGNING_KEY: [signingKey, ...olderSigningKeys] }),
    ...(publishableKey !== undefined && { PUBLISHABLE_KEY: [publishableKey] }),
    ...(current !== undefined && { MASTER_KEYS: [current, ...older] }),
  }
}

export const foreignKey = (name: string): Check =>
  failed(
    name,
    'is not the key that this database is served with: set the same on every machine, or accept new ones with `npm run admin -- accept-keys`',
  )

export const checkKeys = async (db: Queries, settings: KeySettings): Promise<Check[]> => {
  const missing = settings.masterKeys === null ? [] : await findMissingMasterKeys(db, settings.masterKeys)
  if (missing.length > 0) {
    return [
      failed(
        'MASTER_KEYS',
        `lacks ${missing.join(', ')}, without which stored transcriptions cannot be read: add it behind a comma`,
      ),
    ]
  }
  const foreign = await findForeignKeys(db, installationKeys(settings))
  return foreign.length > 0 ? foreign.map(foreignKey) : [ok('Keys', 'those that this database is served with')]
}
