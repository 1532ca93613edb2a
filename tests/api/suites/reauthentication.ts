/** A password reauthenticates its session for ten minutes, whichever call it was sent with. */
import { beforeAll, describe, expect, it } from 'vitest'
import { type AccountArea, type Member, openAccountArea } from '../kit/members.ts'
import { newEmail } from '../kit/people.ts'
import { makeSessionsOld } from '../kit/old-sessions.ts'

let area: AccountArea
beforeAll(async () => {
  area = await openAccountArea()
})

/** Calls that reauthenticate by a password. */
const GIVEN = {
  'the reauthentication itself': ({ call, password }: Member) => call('POST', '/api/user/identity', { password }),
  'a copy of the data': ({ call, password }: Member) => call('POST', '/api/user/export-data', { password }),
  'another e-mail': ({ call, password }: Member) =>
    call('POST', '/api/user/email-change', { email: newEmail(), password }),
  'another password': ({ call, password }: Member) =>
    call('POST', '/api/auth/change-password', {
      currentPassword: password,
      newPassword: 'outra-senha-2',
      confirmPassword: 'outra-senha-2',
    }),
}

/** Calls that need one of a session that is not new. Asked in this order: the last ends the account. */
const NEEDING = {
  'the reauthentication itself': ({ call }: Member) => call('POST', '/api/user/identity', {}),
  'a copy of the data': ({ call }: Member) => call('POST', '/api/user/export-data', {}),
  'another e-mail': ({ call }: Member) => call('POST', '/api/user/email-change', { email: newEmail() }),
  'the end of the account': ({ call }: Member) => call('DELETE', '/api/user/account', {}),
}
const isRefused = async (answer: Promise<{ body: Record<string, unknown> }>) =>
  (await answer).body['code'] === 'auth.proofNeeded'

const memberOfOldSession = async () => {
  const member = await area.member()
  await makeSessionsOld(area.db, member.id)
  return member
}

const refusalsOf = async (member: Member) => {
  const refused: string[] = []
  for (const [name, ask] of Object.entries(NEEDING)) if (await isRefused(ask(member))) refused.push(name)
  return refused
}

describe('a reauthentication', () => {
  it('is required by each of these calls unless the session is new', async () => {
    expect(await refusalsOf(await memberOfOldSession())).toEqual(Object.keys(NEEDING))
  })

  it.each(Object.entries(GIVEN))('is accepted by all of these calls if it was given for %s', async (_, give) => {
    const member = await memberOfOldSession()
    expect((await give(member)).status).toBeLessThan(300)
    expect(await refusalsOf(member)).toEqual([])
  })
})
