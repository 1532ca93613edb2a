/** Every code that a call declares, answered by that call: a code without a scenario here does not compile. */
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { type CallName, type CALLS, callOf } from '#contracts/api/calls.ts'
import type { ErrorCode } from '#contracts/errors.ts'
import type { PaymentGateway } from '#server/features/billing/gateway.ts'
import { codesOf } from '#server/openapi.ts'
import { expectRefusal, headersFor, sendTo } from '../kit/calls.ts'
import { type ExampleData, EXAMPLES, type Example, openAreaWithData } from '../kit/examples.ts'
import { stubGateway, unreachableGateway } from '../kit/gateways.ts'
import { type AccountArea, type Member, openAccountArea } from '../kit/members.ts'
import { latestMail, callbackParametersOf, newEmail, register } from '../kit/people.ts'
import { openShop } from '../kit/shop.ts'
import { makeSessionsOld } from '../kit/old-sessions.ts'

let area: AccountArea
let owner: ExampleData
let admin: Member

beforeAll(async () => {
  ;({ area, owner, admin } = await openAreaWithData({ name: 'Ruth Moura', phone: '+5521912349999' }))
}, 240_000)

type DeclaredCode<Name extends CallName> = (typeof CALLS)[Name] extends { codes: readonly (infer Code)[] }
  ? Code
  : never
type Answer = { status: number; body: Record<string, unknown> }
type Scenario = (name: CallName) => Promise<Answer>
type Scenarios = {
  [Name in CallName as [DeclaredCode<Name>] extends [never] ? never : Name]: Record<
    DeclaredCode<Name> & string,
    Scenario
  >
}

/** The call by a new member, on this server or another one with the same data. */
const byMember =
  (
    changes: Partial<Example> | ((member: Member) => Partial<Example>),
    prepare?: (member: Member) => Promise<unknown>,
  ) =>
  async (name: CallName, at: AccountArea = area): Promise<Answer> => {
    const member = await area.member()
    await prepare?.(member)
    const overrides = typeof changes === 'function' ? changes(member) : changes
    return sendTo(
      at,
      name,
      { ...EXAMPLES[name]({ ...owner, member }), ...overrides },
      headersFor(name, { member, admin }),
    )
  }

/** The same if the auth service refuses a changed or checked password with an error of its own. */
const whereAuth =
  (method: string, status: number, errorCode: string, make = byMember({})): Scenario =>
  async (name) => {
    const response = Response.json({ error_code: errorCode }, { status })
    const fetch = (request: Request, real: (request: Request) => Promise<Response>) =>
      request.method === method ? Promise.resolve(response.clone()) : real(request)
    return make(name, await openAccountArea({ replaced: { fetch } }))
  }

const withGateway =
  (gateway: PaymentGateway | null, make = byMember({})): Scenario =>
  async (name) =>
    make(name, await openAccountArea({ replaced: { gateway } }))

const age = ({ id }: Member) => makeSessionsOld(area.db, id)
const addFactor = async (member: Member) => {
  await age(member)
  await area.db.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, secret) values ($1, $2, 'totp', 'verified', 'sealed')`,
    [randomUUID(), member.id],
  )
  await area.db.query(`update auth.sessions set aal = 'aal2' where user_id = $1`, [member.id])
}
const subscribe = ({ id }: Member) =>
  area.db.query(
    `insert into public.subscriptions (user_uuid, plan_id, status)
     select $1, id, 'active' from public.plans where code = 'premium'`,
    [id],
  )
const charge = (member: Member) => openShop(area).charge(member)
const choose = (settings: object) => (member: Member) =>
  member.linkPhone().then(() => member.call('PUT', '/api/user/service-configurations', { transcribe: settings }))
const olderOne = async (member: Member) => {
  await member.linkPhone()
  await member.receive('Oi', { received_at: new Date(Date.now() - 3 * 86_400_000).toISOString() })
}
const useUp = async (member: Member) => {
  await member.linkPhone()
  for (let count = 0; count < 5; count += 1) await member.receive('Oi')
}

const password = (text: string) => ({ body: { password: text } })
const addressChange = (text: string) => ({ body: { email: newEmail('moved'), password: text } })
const reauthentication = {
  'auth.proofNeeded': byMember({}, age),
  'auth.factorProofNeeded': byMember({}, addFactor),
  'password.currentWrong': byMember(password('errada-1')),
  'service.unavailable': whereAuth('POST', 503, 'odd', byMember(password('segredo-1'))),
}
const unbillable = { 'billing.unavailable': withGateway(null), 'billing.noSubscription': byMember({}) }
const unserved = {
  'request.notFound': byMember({}),
  'quota.reached': byMember({}, useUp),
  'service.paused': byMember({}, choose({ is_paused: true })),
}
const inGroup = (body: (phone: string) => object) =>
  byMember(
    ({ phone }) => ({ body: { ...body(phone), is_group: true } }),
    (member) => member.linkPhone(),
  )
const changedPassword = (currentPassword: string, newPassword = 'outra-senha-2') =>
  byMember({ body: { currentPassword, newPassword, confirmPassword: newPassword } })
const unknownIds = { params: { id: randomUUID(), authId: randomUUID() } }
const deadKey = { 'auth.linkExpired': byMember({ body: { key: 'a.b' } }) }

/** Another request closes each checkout while its page is opened. */
const closing = stubGateway({
  openCheckout: async ({ checkoutId }) => {
    await area.db.query(`update private.checkouts set status = 'canceled' where id = $1`, [checkoutId])
    return { url: '', providerId: checkoutId }
  },
})

const REFUSALS: Scenarios = {
  changePassword: {
    'password.currentWrong': changedPassword('errada-1'),
    'password.none': byMember({}, ({ id }) =>
      area.db.query('update auth.users set encrypted_password = null where id = $1', [id]),
    ),
    'password.changeFailed': async (name) =>
      changedPassword('segredo-1')(
        name,
        await openAccountArea({ replaced: { db: { transaction: () => Promise.reject(new Error('away')) } } }),
      ),
    'auth.weakPassword': changedPassword('segredo-1', 'senha123'),
    'auth.samePassword': changedPassword('segredo-1', 'segredo-1'),
    'service.unavailable': whereAuth('POST', 500, 'odd', changedPassword('segredo-1')),
  },
  changeProfile: {
    'profile.fieldNotAllowed': byMember({ body: { role: 'admin' } }),
    'request.conflict': byMember({ body: { company: 'Lima', seen: { company: 'Moura' } } }),
  },
  changePrivacySettings: {
    'request.conflict': byMember({ body: { retention_days: 1 } }, olderOne),
  },
  changeServiceConfigurations: {
    'request.conflict': byMember({ body: { transcribe: { retention_days: 1 } } }, olderOne),
  },
  requestExport: {
    ...reauthentication,
    'export.inProgress': byMember({}, ({ id }) =>
      area.db.query('insert into public.data_export_requests (user_id) values ($1)', [id]),
    ),
  },
  downloadExport: { 'request.notFound': byMember(unknownIds) },
  endSession: { 'request.notFound': byMember(unknownIds) },
  reauthenticate: reauthentication,
  deleteAccount: {
    ...reauthentication,
    'account.deletionFailed': withGateway(unreachableGateway, byMember({}, charge)),
    'billing.unavailable': withGateway(null, byMember({}, charge)),
  },
  changeAvatar: { 'avatar.unsupported': byMember({ body: { imageData: 'AAAA' } }) },
  lookUpUser: { 'request.notFound': byMember(unknownIds) },
  decryptTranscription: {
    'request.notFound': byMember({}),
    'transcription.decryptFailed': async (name) =>
      sendTo(
        area,
        name,
        { body: { encrypted_content: 'v1.a.b', encryption_key_id: owner.transcription.encryption_key_id } },
        owner.member.headers,
      ),
  },
  restoreTranscriptions: { 'transcription.gone': byMember({ body: { ids: [randomUUID()] } }) },
  mailReceipt: { 'request.notFound': byMember(unknownIds) },
  startCheckout: {
    'billing.notForSale': byMember({ body: { plan: 'free', language: 'pt' } }),
    'billing.unavailable': withGateway(null),
    'billing.alreadyActive': byMember({}, subscribe),
    'request.conflict': withGateway(closing),
  },
  openBillingPortal: unbillable,
  cancelCheckout: { 'billing.unavailable': withGateway(null) },
  cancelSubscription: unbillable,
  resumeSubscription: unbillable,
  requestEmailChange: {
    ...reauthentication,
    'password.currentWrong': byMember(addressChange('errada-1')),
    'service.unavailable': whereAuth('POST', 503, 'odd', byMember(addressChange('segredo-1'))),
  },
  resendEmailChange: { 'request.notFound': byMember({}) },
  confirmEmailChange: {
    'auth.linkExpired': byMember({ body: { token: 'a' } }),
    'auth.emailTaken': async (name) => {
      const [member, email] = [await area.member(), newEmail('moved')]
      await member.call('POST', '/api/user/email-change', { email })
      const [toOld, toNew] = [await latestMail(area, member.email), await latestMail(area, email)]
      await sendTo(area, name, { body: { token: callbackParametersOf(toNew).token_hash } }, {})
      await register(area, email)
      return sendTo(area, name, { body: { token: callbackParametersOf(toOld).token_hash } }, {})
    },
  },
  confirmWaitlist: deadKey,
  leaveWaitlist: deadKey,
  prefillRegistration: { 'registration.invitationInvalid': byMember({ body: { invitation: 'a.b.c' } }) },
  changeMessage: { 'request.notFound': byMember(unknownIds) },
  replyToMessage: {
    'request.notFound': byMember(unknownIds),
    'admin.alreadyAnswered': async (name) => {
      await byMember({})(name)
      return byMember({ body: { answer: 'Outra resposta inteira.' } })(name)
    },
  },
  retryMail: { 'request.notFound': byMember(unknownIds) },
  readUserDetail: { 'request.notFound': byMember(unknownIds) },
  readHistory: { 'request.notFound': byMember(unknownIds) },
  changeUser: {
    'request.notFound': byMember(unknownIds),
    'admin.ownAccount': (name) =>
      sendTo(
        area,
        name,
        { params: { id: admin.id }, body: { is_active: false, reason: 'risk', note: 'Envia spam' } },
        admin.headers,
      ),
  },
  readIngestSettings: { ...unserved, 'request.notAllowed': inGroup((phone) => ({ phone_number: phone })) },
  ingestTranscription: {
    ...unserved,
    'request.notAllowed': inGroup((phone) => ({ phone_number: phone, message_id: randomUUID(), content: 'Oi' })),
    'request.conflict': byMember({}, choose({ output_language: 'fr' })),
  },
  linkNumber: {
    'link.codeInvalid': byMember({}),
    'link.numberInUse': async (name) => {
      const [one, two] = [await area.member(), await area.member()]
      await one.linkPhone()
      const { body } = await two.call('POST', '/api/user/messaging-link')
      const example = { body: { code: body['code'], phone_number: one.phone } }
      return sendTo(area, name, example, headersFor(name, { member: two, admin }))
    },
  },
}

const SCENARIOS = Object.entries(REFUSALS).flatMap(([name, scenarios]) =>
  Object.entries(scenarios as Record<string, Scenario>).map(([code, scenario]): [string, string, Scenario] => [
    name,
    code,
    scenario,
  ]),
)

describe('a refusal', () => {
  // Proves API-14.
  it.each(SCENARIOS)('is answered by %s with %s', async (name, code, scenario) => {
    expectRefusal(await scenario(name as CallName), code as ErrorCode)
  })

  // Proves SECURITY-30.
  it('is declared for every observed code', () => {
    const undeclared = SCENARIOS.filter(
      ([name, code]) => !codesOf(callOf(name as CallName)).includes(code as ErrorCode),
    )
    expect(undeclared).toEqual([])
  })
})
