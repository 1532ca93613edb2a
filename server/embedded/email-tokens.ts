/** Tokens of an e-mail's link and code, in the format that the auth service in process verifies. */
import { createHash, randomInt } from 'node:crypto'
import { EMAIL_CODE_LENGTH } from '#contracts/limits.ts'
import type { EmailPurpose } from '#contracts/callback.ts'
import type { Queries } from '#server/database/database.ts'

export type EmailTokenKind = EmailPurpose
export type EmailToken = { tokenHash: string; code: string }

const newCode = () => String(randomInt(10 ** EMAIL_CODE_LENGTH)).padStart(EMAIL_CODE_LENGTH, '0')

/** Mails have link and code: the auth service looks a token up by this hash of address and code, which the link has. */
export const emailTokenHash = (email: string, code: string) =>
  createHash('sha256').update(`${email.toLowerCase()}${code}`).digest('hex')

export const newEmailToken = (email: string): EmailToken => {
  const code = newCode()
  return { tokenHash: emailTokenHash(email, code), code }
}

/** Stores a new recovery token; the previous link and code become invalid. */
export const issueRecoveryToken = async (db: Queries, userId: string, email: string): Promise<EmailToken> => {
  const token = newEmailToken(email)
  await db.query(`select private.keep_email_token($1, 'recovery', $2)`, [userId, token.tokenHash])
  return token
}
