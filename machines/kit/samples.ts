/** People and failures that the models share. */
import type { AuthUser, Profile } from '#contracts/account.ts'
import type { UserWithProfile } from '#contracts/api/own-profile.ts'
import type { Failure } from '#contracts/errors.ts'

export const ANA: AuthUser = { id: 'auth-ana', email: 'ana@prosa.test', fullName: 'Ana Souza' }
export const BIA: AuthUser = { id: 'auth-bia', email: 'bia@prosa.test', fullName: 'Bia Lima' }

export const MEMBER: Profile = {
  id: 'user-ana',
  name: 'Ana Souza',
  email: 'ana@prosa.test',
  role: 'user',
  isActive: true,
  isFallback: false,
}
export const ADMIN: Profile = { ...MEMBER, id: 'user-clara', name: 'Clara Dias', role: 'admin' }

/** Ana's row, with all optional fields empty. */
export const ANA_ROW: UserWithProfile = {
  id: ANA.id,
  auth_id: ANA.id,
  name: MEMBER.name,
  email: ANA.email,
  cpf: null,
  email_verified: true,
  is_active: true,
  language: 'pt-BR',
  last_message_at: null,
  phone_number: '+5511987654321',
  subscription_id: null,
  terms_accepted_at: '2025-01-15T12:00:00Z',
  person_type: 'physical',
  role: 'user',
  created_at: '2025-01-15T12:00:00Z',
  updated_at: '2025-01-15T12:00:00Z',
  email_undeliverable_since: null,
  profile: null,
}

/** The page from which the guard redirected Ana: not the default page, and with more than one parameter. */
export const ORIGIN = { route: 'transcriptions', search: '?busca=nota&pagina=2' } as const

export const PASSWORD = 'prosa-demo-1'
export const FACTOR_ID = '00000000-0000-4000-8000-0000000000f1'
/** As typed, with separators. */
export const APP_CODE = '123 456'
export const RECOVERY_CODE = 'abcde-23456'
export const SHORT_PASSWORD = '12345'

/** The service cannot be reached: the same call may work later. */
export const UNREACHABLE = { fail: { code: 'network.unreachable' } satisfies Failure }
/** Rate limited with a retry time that differs from the default of one minute. */
export const LIMITED = { fail: { code: 'rate.limited', retryAfter: 90 } satisfies Failure }
/** The token is rejected. */
export const REFUSED = { fail: { code: 'auth.unauthenticated' } satisfies Failure }
/** The session is too old for an irreversible action; with a second factor, only a code reauthenticates. */
export const REAUTHENTICATION_NEEDED = { fail: { code: 'auth.proofNeeded' } satisfies Failure }
export const CODE_NEEDED = { fail: { code: 'auth.factorProofNeeded' } satisfies Failure }
export const WRONG_PASSWORD = { fail: { code: 'password.currentWrong' } satisfies Failure }
/** A failure without an error code of ours, with the service's own message. */
export const SERVICE_MESSAGE = {
  fail: { code: 'unexpected', serviceMessage: 'O parceiro não aceita envios até amanhã.' } satisfies Failure,
}
/** The auth service refuses a weak password, with reasons. */
export const WEAK = { fail: { code: 'auth.weakPassword', reasons: ['length', 'pwned'] } satisfies Failure }
/** A bug in an actor: it rejects with a value that is no `Failure`. */
export const CRASHED = { fail: 'boom' }

/** The outcomes of `verifyFactor` in a flow that reauthenticates. */
export const VERIFY_FACTOR_OUTCOMES = {
  accepted: { ok: undefined },
  wrong: { fail: { code: 'auth.factorCodeWrong' } satisfies Failure },
  limited: LIMITED,
  unreachable: UNREACHABLE,
  crashed: CRASHED,
}
