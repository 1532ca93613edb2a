/** The link and the code of an e-mail, in the shape that lite verifies. */
import { createHash, randomInt } from 'node:crypto'
import { EMAIL_CODE_LENGTH } from '#contracts/limits.ts'
import type { EmailPurpose } from '#contracts/callback.ts'
import type { Queries } from './database.ts'

export type EmailTokenKind = EmailPurpose

const COLUMNS = { signup: 'confirmation', recovery: 'recovery' } as const satisfies Record<EmailTokenKind, string>

const newCode = () => String(randomInt(10 ** EMAIL_CODE_LENGTH)).padStart(EMAIL_CODE_LENGTH, '0')

/** lite finds a token by this hash: link and code are two spellings of one secret. */
const hashOf = (email: string, code: string) =>
  createHash('sha256').update(`${email.toLowerCase()}${code}`).digest('hex')

/** Writes a new token; the link and the code before it are dead from now on. */
export const issueEmailToken =
  (db: Queries) =>
  async (userId: string, email: string, kind: EmailTokenKind): Promise<{ tokenHash: string; code: string }> => {
    const code = newCode()
    const tokenHash = hashOf(email, code)
    const column = COLUMNS[kind]
    await db.query(`update auth.users set ${column}_token = $2, ${column}_sent_at = now() where id = $1`, [
      userId,
      tokenHash,
    ])
    return { tokenHash, code }
  }
