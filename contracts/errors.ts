/**
 * The catalogue of error codes. Code on both sides handles codes only; their texts in four languages are in
 * `src/messages/error-messages.ts`, the Portuguese texts of API answers in `server/http/failures.ts`.
 */
import type { FieldIssues } from './forms/issues.ts'

export const ERROR_CODES = [
  'unexpected',
  'network.unreachable',
  'network.timeout',
  'service.unavailable',
  'request.invalid',
  'request.tooLarge',
  'request.unsupportedType',
  'request.notFound',
  'request.notAllowed',
  'request.conflict',
  'rate.limited',
  'auth.unauthenticated',
  'auth.invalidCredentials',
  'auth.emailNotConfirmed',
  'auth.emailTaken',
  'auth.weakPassword',
  'auth.samePassword',
  'auth.sessionMissing',
  'auth.sessionExpired',
  'auth.linkExpired',
  'auth.codeInvalid',
  'auth.otherBrowser',
  'auth.refused',
  'auth.proofNeeded',
  'auth.factorProofNeeded',
  'auth.secondFactorNeeded',
  'auth.factorCodeWrong',
  'auth.signInWithGoogleSoon',
  'auth.signUpWithGoogleSoon',
  'auth.googleFailed',
  'auth.googleUnverified',
  'auth.googleNoAccount',
  'password.changeFailed',
  'password.currentWrong',
  'password.none',
  'account.inactive',
  'account.deletionFailed',
  'access.denied',
  'profile.loadFailed',
  'profile.updateFailed',
  'profile.fieldNotAllowed',
  'avatar.uploadFailed',
  'avatar.unsupported',
  'export.requestFailed',
  'export.statusFailed',
  'export.inProgress',
  'link.codeInvalid',
  'link.numberInUse',
  'quota.reached',
  'service.paused',
  'billing.unavailable',
  'billing.notForSale',
  'billing.noSubscription',
  'billing.alreadyActive',
  'admin.ownAccount',
  'admin.alreadyAnswered',
  'privacy.unauthenticated',
  'privacy.loadFailed',
  'privacy.saveFailed',
  'registration.invitationInvalid',
  'transcription.unavailable',
  'transcription.sample',
  'transcription.decryptFailed',
  'transcription.empty',
  'transcription.gone',
  'data.severalRows',
  'sound.unsupported',
  'sound.tooLarge',
  'sound.unreadable',
  'storage.failed',
  'function.notSent',
  'function.relayFailed',
  'function.failed',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

const codes: ReadonlySet<string> = new Set(ERROR_CODES)
export const isErrorCode = (value: unknown): value is ErrorCode => typeof value === 'string' && codes.has(value)

/** Why the auth service rejects a weak password: too short, too few kinds of characters, or common or leaked. */
export const WEAK_REASONS = ['length', 'characters', 'pwned'] as const
export type WeakReason = (typeof WEAK_REASONS)[number]

/** Parses the reasons of an answer; duplicates and unknown values are dropped. */
export const weakReasonsIn = (value: unknown): WeakReason[] =>
  Array.isArray(value) ? WEAK_REASONS.filter((reason) => value.includes(reason)) : []

/** What an actor rejects with. */
export type Failure = {
  code: ErrorCode
  /** Seconds until a retry, if the service sent it. */
  retryAfter?: number
  /** Issues of single fields, by their names in the call. */
  fields?: FieldIssues
  /** With `auth.weakPassword`, if the service sent them. */
  reasons?: WeakReason[]
  /** Message of a service without an error code of ours: shown unchanged. */
  serviceMessage?: string
}

const SENTENCE = /^[^<>\p{Cc}]{1,300}$/u

/** A service's message, if it can be shown: one line of text, at most 300 characters; else null. */
export const wordsOf = (value: unknown): string | null => {
  const words = typeof value === 'string' ? value.trim() : ''
  return SENTENCE.test(words) ? words : null
}

/** Transient failures: they do not end the session, and a retry may succeed. */
const TRANSIENT: ReadonlySet<ErrorCode> = new Set([
  'unexpected',
  'network.unreachable',
  'network.timeout',
  'service.unavailable',
  'rate.limited',
])
export const isTransientCode = (code: ErrorCode) => TRANSIENT.has(code)

/** Ambiguous failures: without an answer, the request may or may not have taken effect. */
export const isAnswerLost = (code: ErrorCode) => isTransientCode(code) && code !== 'rate.limited'

/** Body of every failed Product API answer. `error` is the Portuguese text of the code; it never echoes input. */
export type ErrorBody = {
  error: string
  code: ErrorCode
  requestId: string
  details?: { message?: string; fields?: Record<string, string> }
}
