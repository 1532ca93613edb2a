/** The link and the code of an e-mail, in the shape that lite verifies. */
import { createHash, randomInt } from 'node:crypto'
import { EMAIL_CODE_LENGTH } from '#contracts/limits.ts'
import type { EmailPurpose } from '#contracts/callback.ts'
import type { Queries } from './database.ts'

export type EmailTokenKind = EmailPurpose
export type EmailToken = { tokenHash: string; code: string }

const newCode = () => String(randomInt(10 ** EMAIL_CODE_LENGTH)).padStart(EMAIL_CODE_LENGTH, '0')

/** lite finds a token by this hash of address and code: the link carries the hash, the mail the code. */
export const emailTokenHash = (email: string, code: string) =>
  createHash('sha256').update(`${email.toLowerCase()}${code}`).digest('hex')

export const newEmailToken = (email: string): EmailToken => {
  const code = newCode()
  return { tokenHash: emailTokenHash(email, code), code }
}

/** Writes a new recovery token; the previous link and code stop working. */
export const issueRecoveryToken = async (db: Queries, userId: string, email: string): Promise<EmailToken> => {
  const token = newEmailToken(email)
  await db.query('update auth.users set recovery_token = $2, recovery_sent_at = now() where id = $1', [
    userId,
    token.tokenHash,
  ])
  return token
}
