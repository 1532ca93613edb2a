/** Mails of an e-mail change that could not be delivered at once. */
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '#server/base/log.ts'
import { applyEmailChange, confirmMailbox } from '#server/features/email-change/changes.ts'
import { createSender } from '#server/mail/sender.ts'
import type { Transport } from '#server/mail/transport.ts'
import { type AccountArea, type Member, openAccountArea } from '../kit/members.ts'
import { latestMail, callbackParametersOf, newEmail } from '../kit/people.ts'

let area: AccountArea
beforeAll(async () => {
  area = await openAccountArea()
})

const PATH = '/api/user/email-change'
type Change = { member: Member; email: string }

const startChange = async (): Promise<Change> => {
  const change = { member: await area.member(), email: newEmail('moved') }
  await change.member.call('POST', PATH, { email: change.email })
  return change
}
const confirm = async (address: string) => {
  const { token_hash: token } = callbackParametersOf(await latestMail(area, address))
  return area.send('POST', '/api/email-change/confirm', { token })
}
const resend = ({ member }: Change, mailbox: 'current' | 'new') => member.call('POST', `${PATH}/resend`, { mailbox })
const update = ({ member }: Change, set: string) =>
  area.db.query(`update private.email_changes set ${set} where user_uuid = $1`, [member.id])

/** Sends what waits for both mailboxes, and no mail of another test. */
const sentTo = async ({ member, email }: Change) => {
  const sent: string[] = []
  const transport: Transport = { send: ({ to }) => Promise.resolve(void sent.push(to === email ? 'new' : 'current')) }
  const { db, metrics } = area
  await db.query(
    `update private.outbox set next_attempt_at = case
       when recipient = any ($1::text[]) and kind in ('emailChangeCurrent', 'emailChangeNew') then now() end`,
    [[member.email, email]],
  )
  const sender = createSender({ db, transport, connections: 1, metrics, log: createLog('silent') })
  await sender.sendDue()
  return sent.toSorted((one, other) => one.localeCompare(other))
}

/** What happens to a change while its mails wait; then the mailboxes whose mail is still sent. */
const MEANWHILE: readonly [string, (change: Change) => Promise<unknown>, readonly string[]][] = [
  ['nothing', () => Promise.resolve(), ['current', 'new']],
  [
    'its address was marked as undeliverable',
    ({ member }) =>
      area.db.query('update public.users set email_undeliverable_since = now() where id = $1', [member.id]),
    ['current', 'new'],
  ],
  ['it was cancelled', ({ member }) => member.call('DELETE', PATH), []],
  ['it expired', (change) => update(change, 'expires_at = now()'), []],
  [
    'it expired, after its mails were sent again',
    async (change) => {
      await area.db.query(
        `update private.outbox set created_at = created_at - interval '20 hours' where recipient = $1`,
        [change.email],
      )
      await resend(change, 'new')
      await update(change, 'expires_at = now()')
    },
    [],
  ],
  ['another account got the address', (change) => update(change, 'taken_at = now()'), []],
  ['one mailbox confirmed', ({ email }) => confirm(email), ['current']],
  ['both confirmed', async ({ member, email }) => [await confirm(email), await confirm(member.email)], []],
  ['a mail was sent again', (change) => resend(change, 'new'), ['current', 'new']],
]

describe('a mail of an e-mail change that waits in the outbox', () => {
  // Proves ACCOUNT-120.
  it.each(MEANWHILE)('is sent only while its link confirms: %s', async (_, changeMeanwhile, mailboxes) => {
    const change = await startChange()
    await changeMeanwhile(change)
    expect(await sentTo(change)).toEqual(mailboxes)
  })
})

// Proves ACCOUNT-126.
it('a change that is cancelled while it is confirmed is answered without a wait for each other', async () => {
  const { member, email } = await startChange()
  const { token_hash: token } = callbackParametersOf(await latestMail(area, email))
  let cancelled: ReturnType<Member['call']> | undefined
  await area.db.transaction(async (queries) => {
    const confirmation = await confirmMailbox(queries, token)
    cancelled = member.call('DELETE', PATH)
    // Until it waits for this transaction.
    await pause(300)
    if (confirmation !== null) await applyEmailChange(queries, confirmation)
  })
  expect([(await cancelled)?.status, (await member.call('GET', PATH)).body]).toMatchObject([200, { email }])
})
