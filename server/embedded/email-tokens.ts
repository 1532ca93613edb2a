/** Tokens of an e-mail's link and code, in the format that lite verifies. */
import { createHash, randomInt } from 'node:crypto'
import { EMAIL_CODE_LENGTH } from '#contracts/limits.ts'
import type { EmailPurpose } from '#contracts/callback.ts'
import type { Queries } from './database.ts'

export type EmailTokenKind = EmailPurpose
export type EmailToken = { tokenHash: string; code: string }

const newCode = () => String(randomInt(10 ** EMAIL_CODE_LENGTH)).padStart(EMAIL_CODE_LENGTH, '0')

/** lite looks a token up by this hash of address and code: the link has the hash, the mail the code. */
export const emailTokenHash = (email: string, code: string) =>
  createHash('sha256').update(`${email.toLowerCase()}${code}`).digest('hex')

export const newEmailToken = (email: string): EmailToken => {
  const code = newCode()
  return { tokenHash: emailTokenHash(email, code), code }
}

/** Stores a new recovery token; the previous link and code become invalid. */
export const issueRecoveryToken = async (db: Queries, userId: string, email: string): Promise<EmailToken> => {
  const token = newEmailToken(email)
  await db.query('update auth.users set recovery_token = $2, recovery_sent_at = now() where id = $1', [
    userId,
    token.tokenHash,
  ])
  return token
}
