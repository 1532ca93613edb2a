/** A valid request of every call of the API, for tests that iterate over the whole table. */
import { randomUUID } from 'node:crypto'
import type { CallName } from '#contracts/api/calls.ts'
import type { OpenSessions } from '#contracts/api/sessions.ts'
import { WAITLIST_KEY_PARAMETER } from '#contracts/api/waitlist.ts'
import { signInvitation } from '#server/features/invitations/route.ts'
import sharp from 'sharp'
import { type AccountArea, type Member, openAccountArea } from './members.ts'
import { latestMail, callbackParametersOf, newEmail } from './people.ts'

export type Example = {
  /** Values of the path parameters. */
  params?: Record<string, string>
  query?: string
  body?: unknown
}

/** Data of one person, by the ids that requests need. */
export type ExampleData = {
  member: Member
  transcription: { id: string; encrypted_content: string; summary_encrypted: string | null; encryption_key_id: string }
  exportId: string
  checkoutId: string
  /** A payment that has a receipt. */
  paidId: string
  messageId: string
  /** A mail that was given up. */
  givenUpMailId: string
  /** Of the member, on another device. */
  otherSessionId: string
  invitation: string
  /** From the mailed link of the waiting list. */
  waitlistKey: string
  /** From the link mailed to the new address of an e-mail change. */
  mailboxToken: string
  picture: string
}

export type CanaryTexts = { name: string; company: string; text: string; summary: string; phone: string; cpf: string }

/** An account with data in every table. `marks` are unique words, to find leaks. */
export const createExampleData = async (area: AccountArea, marks: CanaryTexts): Promise<ExampleData> => {
  const member = await area.member({ name: marks.name, phone: marks.phone })
  await member.call('PUT', '/api/user/profile', { company: marks.company, bio: marks.company, cpf: marks.cpf })
  await member.linkPhone()
  await member.receive(marks.text, {
    summary: { text: marks.summary, meeting: marks.summary, starts_at: null, place: null, topics: [marks.summary] },
  })
  const [transcription] = (await member.call('GET', '/api/transcriptions')).body[
    'data'
  ] as ExampleData['transcription'][]
  if (transcription === undefined) throw new Error('Nothing was received')
  const picture = (
    await sharp({ create: { width: 8, height: 8, channels: 3, background: '#63294c' } })
      .png()
      .toBuffer()
  ).toString('base64')
  await member.call('POST', '/api/user/avatar', { imageData: picture })
  await member.call('POST', '/api/user/privacy-settings', { analytics: true })
  await member.call('PUT', '/api/user/service-configurations', { transcribe: { summary: 'short' } })
  const exported = (await member.call('POST', '/api/user/export-data', {})).body['request'] as { id: string }
  const checkout = await member.call('POST', '/api/billing/checkout', { plan: 'premium', language: 'pt' })
  await area.send('POST', '/api/contact', {
    name: marks.name,
    email: member.email,
    subject: 'support',
    message: marks.company.padEnd(20, '.'),
    language: 'pt',
  })
  const [message] = await area.db.query<{ id: string }>('select id from public.contact_messages where email = $1', [
    member.email,
  ])
  return {
    member,
    transcription,
    exportId: exported.id,
    checkoutId: String(checkout.body['checkout_id']),
    paidId: await insertPayment(area, member),
    messageId: message?.id ?? '',
    givenUpMailId: await insertGivenUpMail(area, member),
    otherSessionId: await openElsewhere(area, member),
    invitation: await signInvitation(
      area.secrets.signingKey,
      { name: marks.name, phone: marks.phone, email: newEmail('invited') },
      { expiresAt: new Date(Date.now() + 3_600_000) },
    ),
    waitlistKey: await joinWaitlist(area, member),
    mailboxToken: await requestEmailChange(area, member),
    picture,
  }
}

const openElsewhere = async (area: AccountArea, { email, password, call }: Member): Promise<string> => {
  await area.browser().auth.signInWithPassword({ email, password })
  const { sessions } = (await call('GET', '/api/user/sessions')).body as OpenSessions
  return sessions.find(({ is_this_session: isThis }) => !isThis)?.id ?? ''
}

/** Long ago, so that it is in no list that a test counts. */
const insertPayment = async (area: AccountArea, { id }: Member): Promise<string> => {
  const [paid] = await area.db.query<{ id: string }>(
    `insert into public.payments (user_uuid, plan_code, status, method, amount_cents, created_at, receipt_number, issued_at,
       period_start, period_end)
     select $1, 'premium', 'paid', 'card', 2990, at, '2020-' || lpad((count(p) + 1)::text, 6, '0'), at, at, at + interval '1 month'
     from (values (timestamptz '2020-05-04T12:00:00Z')) long_ago (at) left join public.payments p on true group by at
     returning id`,
    [id],
  )
  return paid?.id ?? ''
}

const insertGivenUpMail = async (area: AccountArea, { email }: Member): Promise<string> => {
  const [mail] = await area.db.query<{ id: string }>(
    `insert into private.outbox (kind, recipient, language, subject, html, text, next_attempt_at, last_error_code)
     values ('exportReady', $1, 'pt', '', 'Oi', 'Oi', null, '550') returning id`,
    [email],
  )
  return mail?.id ?? ''
}

const joinWaitlist = async (area: AccountArea, { email, mails }: Member): Promise<string> => {
  await area.send('POST', '/api/waitlist', { email, consent: 'accepted', language: 'pt' })
  const [mail] = await mails()
  return new URL(mail?.link ?? '').searchParams.get(WAITLIST_KEY_PARAMETER) ?? ''
}

const requestEmailChange = async (area: AccountArea, member: Member): Promise<string> => {
  const email = newEmail('another')
  await member.call('POST', '/api/user/email-change', { email })
  return callbackParametersOf(await latestMail(area, email)).token_hash
}

export const EXAMPLES: Record<CallName, (its: ExampleData) => Example> = {
  changePassword: ({ member: { password } }) => ({
    body: { currentPassword: password, newPassword: 'outra-senha-2', confirmPassword: 'outra-senha-2' },
  }),
  readEmailChange: () => ({}),
  confirmEmailChange: ({ mailboxToken }) => ({ body: { token: mailboxToken } }),
  resendEmailChange: () => ({ body: { mailbox: 'current' } }),
  requestEmailChange: () => ({ body: { email: newEmail('another') } }),
  cancelEmailChange: () => ({ body: {} }),
  readProfile: () => ({}),
  changeProfile: () => ({ body: { company: 'Lima' } }),
  requestExport: () => ({ body: {} }),
  readExports: () => ({}),
  downloadExport: ({ exportId }) => ({ params: { id: exportId } }),
  reauthenticate: () => ({ body: {} }),
  deleteAccount: () => ({ body: { reason: 'Não uso mais.' } }),
  changeAvatar: ({ picture }) => ({ body: { imageData: picture, fileName: 'eu.png' } }),
  removeAvatar: () => ({ body: {} }),
  lookUpUser: ({ member }) => ({ params: { authId: member.id } }),
  readBatch: () => ({ query: '?calls=readProfile,readUsage,readServices,readExports,readWaitingPayment' }),
  readPrivacySettings: () => ({}),
  changePrivacySettings: () => ({ body: { analytics: false } }),
  readPasswordReset: () => ({}),
  readSignInMethods: () => ({}),
  readSessions: () => ({}),
  endSession: ({ otherSessionId }) => ({ params: { id: otherSessionId } }),
  readActivity: () => ({ query: '?limit=5' }),
  readUsage: () => ({}),
  readServices: () => ({}),
  readServiceConfigurations: () => ({}),
  changeServiceConfigurations: () => ({ body: { transcribe: { summary: 'off' } } }),
  countOlder: () => ({ query: '?days=7' }),
  readMessagingLink: () => ({}),
  createLinkCode: () => ({ body: {} }),
  removeMessagingLink: () => ({ body: {} }),
  listTranscriptions: () => ({ query: '?limit=5' }),
  decryptTranscription: ({ transcription }) => ({
    body: {
      encrypted_content: transcription.encrypted_content,
      encrypted_summary: transcription.summary_encrypted,
      encryption_key_id: transcription.encryption_key_id,
    },
  }),
  decryptTranscriptions: ({ transcription }) => ({ body: { ids: [transcription.id] } }),
  deleteTranscriptions: ({ transcription }) => ({ body: { ids: [transcription.id] } }),
  restoreTranscriptions: ({ transcription }) => ({ body: { ids: [transcription.id] } }),
  readPlans: () => ({}),
  readBillingStatus: ({ checkoutId }) => ({ query: `?checkout=${checkoutId}` }),
  readPayments: () => ({ query: '?limit=5' }),
  mailReceipt: ({ paidId }) => ({ params: { id: paidId }, body: {} }),
  startCheckout: () => ({ body: { plan: 'premium', language: 'pt' } }),
  openBillingPortal: () => ({ body: { language: 'pt' } }),
  readWaitingPayment: () => ({}),
  cancelCheckout: () => ({ body: {} }),
  cancelSubscription: () => ({ body: { reason: null } }),
  resumeSubscription: () => ({ body: {} }),
  sendContactMessage: ({ member }) => ({
    body: {
      name: 'Rita Moura',
      email: member.email,
      subject: 'support',
      message: 'Uma pergunta sobre o produto.',
      language: 'pt',
    },
  }),
  joinWaitlist: ({ member }) => ({ body: { email: member.email, consent: 'accepted', language: 'pt' } }),
  confirmWaitlist: ({ waitlistKey }) => ({ body: { key: waitlistKey } }),
  leaveWaitlist: ({ waitlistKey }) => ({ body: { key: waitlistKey } }),
  prefillRegistration: ({ invitation }) => ({ body: { invitation } }),
  reportPageError: () => ({
    body: { event: 'page render failed', error: 'TypeError', frames: ['assets/home-Ab12.js:1:2'], route: 'home' },
  }),
  readInbox: () => ({ query: '?limit=5' }),
  changeMessage: ({ messageId }) => ({ params: { id: messageId }, body: { status: 'answered' } }),
  replyToMessage: ({ messageId }) => ({ params: { id: messageId }, body: { answer: 'Agradecemos a mensagem.' } }),
  findUsers: ({ member }) => ({ query: `?search=${encodeURIComponent(member.email)}` }),
  readOperations: () => ({}),
  retryMail: ({ givenUpMailId }) => ({ params: { id: givenUpMailId }, body: {} }),
  readUserDetail: ({ member }) => ({ params: { id: member.id } }),
  readHistory: ({ member }) => ({ params: { id: member.id }, query: '?limit=5' }),
  changeUser: ({ member }) => ({ params: { id: member.id }, body: { is_active: true, note: 'Pode voltar' } }),
  readIngestSettings: ({ member }) => ({ body: { phone_number: member.phone } }),
  ingestTranscription: ({ member }) => ({
    body: { message_id: randomUUID(), phone_number: member.phone, content: 'Oi' },
  }),
  createInvitation: () => ({
    body: { name: 'Rita Moura', phone_number: '11987654321', email: 'rita@prosa.test', language: 'fr' },
  }),
  linkNumber: ({ member }) => ({ body: { code: 'ABCD2345', phone_number: member.phone } }),
}

type AreaWithData = { area: AccountArea; owner: ExampleData; admin: Member }

/** An area with a member who has one of everything, and an administrator. */
export const openAreaWithData = async ({ name, phone }: Pick<CanaryTexts, 'name' | 'phone'>): Promise<AreaWithData> => {
  const area = await openAccountArea()
  const owner = await createExampleData(area, {
    name,
    phone,
    company: 'Moura',
    text: 'Oi',
    summary: 'Oi',
    cpf: '52998224725',
  })
  return { area, owner, admin: await area.admin() }
}
