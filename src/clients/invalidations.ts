/** Which queries of the account area each write invalidates. */
import type { MEMBER_ENDPOINTS } from '#contracts/api/endpoints/members.ts'
import type { Invalidation } from './query-cache.ts'

type Endpoints = typeof MEMBER_ENDPOINTS
type Write = { [Name in keyof Endpoints]: Endpoints[Name]['method'] extends 'GET' ? never : Name }[keyof Endpoints]

const PLAN: Invalidation = {
  refetch: ['subscription', 'usage', 'pendingPayment', 'services', 'activity'],
  evict: ['payments'],
}

const LIST_CHANGES: Invalidation = {
  refetch: ['transcriptions', 'recentTranscriptions', 'activity'],
  evict: ['newestTranscriptions', 'usage'],
}

/** Some sessions were ended. */
const SESSIONS: Invalidation = { refetch: ['sessions', 'activity'] }

/** Total: a new write without an entry is a type error. */
const WRITES: Readonly<Record<Write, Invalidation>> = {
  changePassword: SESSIONS,
  requestEmailChange: { refetch: ['activity'], evict: ['emailChange'] },
  resendEmailChange: {},
  // If the change was completed first, the answer has the new address.
  cancelEmailChange: { refetch: ['profile', 'signInMethods', 'activity'], evict: ['emailChange', 'account'] },
  changeProfile: { refetch: ['activity'], evict: ['profile', 'account'] },
  requestExport: { refetch: ['exports', 'activity'] },
  reauthenticate: {},
  deleteAccount: {},
  endSession: SESSIONS,
  changeAvatar: { refetch: ['profile'] },
  removeAvatar: { refetch: ['profile'] },
  changePrivacySettings: { refetch: ['activity'], evict: ['privacySettings'] },
  changeServiceConfigurations: {
    refetch: ['services', 'usage', 'transcriptions', 'recentTranscriptions', 'activity'],
    evict: ['transcribeSettings', 'privacySettings', 'newestTranscriptions'],
  },
  createLinkCode: {},
  removeMessagingLink: { refetch: ['services', 'activity'] },
  // Reads that need a request body.
  decryptTranscription: {},
  decryptTranscriptions: {},
  deleteTranscriptions: LIST_CHANGES,
  restoreTranscriptions: LIST_CHANGES,
  mailReceipt: {},
  startCheckout: { refetch: ['subscription', 'pendingPayment'] },
  openBillingPortal: { evict: ['subscription', 'payments'] },
  cancelCheckout: PLAN,
  cancelSubscription: PLAN,
  resumeSubscription: PLAN,
  changeMessage: { evict: ['inbox'] },
  replyToMessage: { evict: ['inbox'] },
  retryMail: { evict: ['operations'] },
  changeUser: { refetch: ['user', 'userHistory'], evict: ['users'] },
}

export const invalidatedBy = (name: keyof Endpoints): Invalidation =>
  (WRITES as Partial<Record<string, Invalidation>>)[name] ?? {}

/** Invalidations for changes that are not calls of the Product API: found by polling, or made by the auth client. */
export const INVALIDATED_BY = {
  numberLinked: { refetch: ['services', 'activity'] },
  emailChanged: { refetch: ['profile', 'signInMethods', 'sessions', 'activity'], evict: ['emailChange', 'account'] },
  emailChangeMoved: { refetch: ['activity'], evict: ['emailChange'] },
  checkoutEnded: PLAN,
  paymentOverdue: { refetch: ['pendingPayment', 'payments'] },
  sessionsEnded: SESSIONS,
  factorChanged: { refetch: ['signInMethods', 'sessions', 'activity'] },
  passwordSet: { refetch: ['signInMethods', 'activity'] },
} as const satisfies Record<string, Invalidation>
