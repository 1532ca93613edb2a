/** Replies to contact messages, from the inbox. */
import { beforeAll, describe, expect, it } from 'vitest'
import { COMPANY } from '#contracts/brand.ts'
import { type AccountArea, openAccountArea } from '../kit/members.ts'
import { latestMail, newEmail } from '../kit/people.ts'

let area: AccountArea
beforeAll(async () => {
  area = await openAccountArea()
})

const REPLY = 'Sim, <b>podemos</b>.\n\nAté amanhã.'

/** A message from an address of its own, in French, and the call that replies to it. */
const receive = async () => {
  const email = newEmail('writer')
  const message = { name: 'Nora Dias', email, subject: 'press', message: 'Uma pergunta sobre.', language: 'fr' }
  const { body } = await area.send('POST', '/api/contact', message)
  const reference = String(body['reference'])
  const [row] = await area.db.query<{ id: string }>('select id from public.contact_messages where email = $1', [email])
  const path = `/api/admin/contact-messages/${row?.id}/answer`
  return { email, reference, path, id: row?.id }
}
const mailsTo = (email: string) =>
  area.db.query('select reply_to from private.outbox where recipient = $1 order by created_at', [email])

describe('a reply to a message', () => {
  // Proves ADMIN-22.
  it('is sent in the language of the message as plain text, and stored with author and time', async () => {
    const [admin, { email, reference, path, id }] = [await area.admin(), await receive()]
    const { status, body } = await admin.call('POST', path, { answer: ` ${REPLY} ` })
    expect([status, body['message']]).toEqual([
      200,
      expect.objectContaining({
        id,
        status: 'answered',
        answer: REPLY,
        answered_at: expect.any(String) as string,
        answered_by: 'Rita Moura',
      }),
    ])
    const mail = await latestMail(area, email)
    expect([mail.kind, mail.language, new URL(mail.link ?? '').pathname]).toEqual([
      'contactAnswer',
      'fr',
      '/fr/contato',
    ])
    expect(mail.subject).toContain(reference)
    expect(mail.text).toContain(`Bonjour, Nora\u202f!\n\n`)
    expect(mail.text).toContain(`\n\n${REPLY}\n\n`)
    expect(mail.html).toContain('Sim, &lt;b&gt;podemos&lt;/b&gt;.')
    expect(await mailsTo(email)).toEqual([{ reply_to: COMPANY.supportEmail }])
    const acts = await area.db.query('select admin_uuid, act from private.admin_acts where message_id = $1', [id])
    expect(acts).toEqual([{ admin_uuid: admin.id, act: 'message.answered' }])
  })

  // Proves ADMIN-23.
  it('is sent once, also if another administrator sends it again', async () => {
    const [admin, other, { email, path }] = [await area.admin(), await area.admin(), await receive()]
    const first = await admin.call('POST', path, { answer: REPLY })
    const second = await admin.call('POST', path, { answer: REPLY })
    expect([second.status, second.body]).toEqual([200, first.body])
    const refused = [
      await admin.call('POST', path, { answer: 'Outra resposta inteira.' }),
      await other.call('POST', path, { answer: REPLY }),
    ]
    expect(refused.map(({ status, body }) => [status, body['code']])).toEqual([
      [409, 'admin.alreadyAnswered'],
      [409, 'admin.alreadyAnswered'],
    ])
    expect(await mailsTo(email)).toHaveLength(1)
  })

  // Proves ADMIN-23.
  it('is sent once by two administrators at the same time', async () => {
    const [admin, other, { email, path }] = [await area.admin(), await area.admin(), await receive()]
    const answers = await Promise.all([
      admin.call('POST', path, { answer: 'A primeira resposta.' }),
      other.call('POST', path, { answer: 'A segunda resposta.' }),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it.each([
    ['empty', ''],
    ['too short', ' Curta. '],
    ['too long', 'x'.repeat(4001)],
  ])('is not sent when its text is %s', async (_, answer) => {
    const [admin, { email, path }] = [await area.admin(), await receive()]
    const { status, body } = await admin.call('POST', path, { answer })
    expect([status, body['code'], await mailsTo(email)]).toEqual([400, 'request.invalid', []])
  })

  it('is kept when the account of its author is deleted', async () => {
    const [admin, other, { path, id }] = [await area.admin(), await area.admin(), await receive()]
    await admin.call('POST', path, { answer: REPLY })
    await area.db.query('delete from public.users where id = $1', [admin.id])
    const { body } = await other.call('PATCH', `/api/admin/contact-messages/${id}`, { status: 'answered' })
    expect(body['message']).toMatchObject({ answer: REPLY, answered_by: '' })
  })
})
