/** Since when mails to an address bounce: read by its owner, written by the server, forgotten with the address. */
import { describe, expect, it } from 'vitest'
import { signUp } from '../kit/people.ts'
import type { SuiteContext } from '../kit/suite-context.ts'

const COLUMN = 'email_undeliverable_since'
const SINCE = '2026-11-20T12:00:00Z'

export const undeliverableSuite = (context: SuiteContext) => {
  const markedPerson = async (email: string) => {
    const { call, db, mails } = context
    const person = await signUp(call, mails, email, { full_name: 'Rute Lima' })
    await db.query(`update public.users set ${COLUMN} = $2 where id = $1`, [person.id, SINCE])
    return { ...person, path: `/rest/v1/users?id=eq.${person.id}&select=${COLUMN}` }
  }

  // Proves SECURITY-01, ACCOUNT-67.
  describe('since when mails to an address bounce', () => {
    it('is readable by its owner only, and not writable by any method', async () => {
      const { call, people } = context
      const { token, path } = await markedPerson('returned@prosa.test')
      const read = async (by: string | null) => (await call(path, { token: by })).body
      const own = await read(token)
      expect(own).toEqual([{ [COLUMN]: expect.stringMatching(/^2026-11-20/) as string }])
      expect([await read(people.other.token), await read(people.admin.token)]).toEqual([[], []])
      for (const value of [null, '2020-01-01T00:00:00Z']) {
        const { status } = await call(path, { method: 'PATCH', token, body: { [COLUMN]: value } })
        expect(status).toBe(403)
      }
      expect(await read(token)).toEqual(own)
    })

    it('is cleared by a change of the address, by either service, and by nothing else', async () => {
      const { db } = context
      const { id } = await markedPerson('mover@prosa.test')
      const isMarked = async () =>
        (await db.query(`select 1 from public.users where id = $1 and ${COLUMN} is not null`, [id])).length === 1
      await db.query('update auth.users set email_confirmed_at = now() where id = $1', [id])
      await db.query(`update public.users set name = 'Rute Dias', email = email where id = $1`, [id])
      expect(await isMarked()).toBe(true)
      await db.query(`update auth.users set email = 'moved-away@prosa.test' where id = $1`, [id])
      expect(await isMarked()).toBe(false)
    })

    it('is deleted with the account, like the recipient account of a mail', async () => {
      const { db } = context
      const { id } = await markedPerson('leaver@prosa.test')
      await db.query(
        `insert into private.outbox (kind, recipient, language, subject, html, text, user_uuid)
         values ('planEnded', 'leaver@prosa.test', 'pt', '', '', '', $1)`,
        [id],
      )
      await db.query('delete from auth.users where id = $1', [id])
      expect(
        await db.query(`select user_uuid from private.outbox where recipient = 'leaver@prosa.test'`),
      ).toContainEqual({
        user_uuid: null,
      })
      await db.query(`delete from private.outbox where recipient = 'leaver@prosa.test'`)
    })
  })
}
