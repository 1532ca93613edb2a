/** `npm run secrets`: prints a new set of keys as lines for `.env`. They are stored nowhere: this is their only copy. */
import './kit/help.mjs'
import './kit/no-options.mjs'
import { randomBytes } from 'node:crypto'
import { newMasterKey } from '../server/crypto/master-keys.ts'
import { newSecrets } from '../server/settings/secrets.ts'

const { jwtSecret, signingKey, publishableKey } = newSecrets()
console.log(
  [
    '# The same on every machine, and a copy elsewhere: a lost MASTER_KEYS loses every transcription.',
    `JWT_SECRET=${jwtSecret}`,
    `SIGNING_KEY=${signingKey}`,
    `PUBLISHABLE_KEY=${publishableKey}`,
    `MASTER_KEYS=${newMasterKey()}`,
    '# Only with MAIL_BOUNCE_ADDRESS, for bounced mails:',
    `# MAIL_BOUNCE_KEY=${randomBytes(32).toString('base64url')}`,
  ].join('\n'),
)
