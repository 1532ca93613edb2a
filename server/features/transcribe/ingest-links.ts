/** `POST /api/ingest/links`: the messaging platform delivers a code with its sender's number. */
import type { Context } from 'hono'
import { linkRequestSchema } from '#contracts/api/messaging-link.ts'
import { recordEvent } from '#server/account/audit-log.ts'
import { linkByCode } from './messaging-links.ts'
import type { Database } from '#server/database/database.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/failures.ts'
import { readJson } from '#server/http/json-request.ts'
import { isUniqueViolation } from '#server/http/unique-violation.ts'

export const linkNumber =
  ({ db }: { db: Database }) =>
  async (c: Context<AppEnv>) => {
    const { code, phone_number: phone } = await readJson(c, linkRequestSchema)
    const attempt = () =>
      db.transaction(async (queries) => {
        const done = await linkByCode(queries, code, phone)
        if (done.kind === 'linked') {
          await recordEvent(queries, 'number.linked', { userId: done.userId, sessionId: null })
        }
        return done
      })
    const outcome = await attempt().catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error
      // Another account took the number since it was checked: the check finds it now.
      return attempt()
    })
    if (outcome.kind === 'unknownCode') throw new Refusal('link.codeInvalid')
    if (outcome.kind === 'numberInUse') throw new Refusal('link.numberInUse')
    return c.json({ linked: true })
  }
