/** `npm run keys`: prints new keys as lines for `.env`, for a server whose database is elsewhere. */
import { newMasterKey } from '../server/crypto/master-keys.ts'
import { newSecrets } from '../server/settings/secrets.ts'

const { jwtSecret, signingKey, publishableKey } = newSecrets()
console.log(
  [
    '# Keep a copy elsewhere: a lost MASTER_KEYS loses every transcription.',
    `JWT_SECRET=${jwtSecret}`,
    `SIGNING_KEY=${signingKey}`,
    `PUBLISHABLE_KEY=${publishableKey}`,
    `MASTER_KEYS=${newMasterKey()}`,
  ].join('\n'),
)
