/** Which queries of the account area each write invalidates. */
import type { MEMBER_ENDPOINTS } from '#contracts/api/endpoints/members.ts'
import type { Changes } from './query-cache.ts'

type Endpoints = typeof MEMBER_ENDPOINTS
type Write = { [Name in keyof Endpoints]: Endpoints[Name]['method'] extends 'GET' ? never : Name }[keyof Endpoints]

const PLAN: Changes = {
  changes: ['subscription', 'usage', 'waitingPayment', 'services', 'activity'],
  drops: ['payments'],
}

const LIST_CHANGES: Changes = {
  changes: ['transcriptions', 'recentTranscriptions', 'activity'],
  drops: ['newestTranscriptions', 'usage'],
}

/** Some sessions were ended. */
const SESSIONS: Changes = { changes: ['sessions', 'activity'] }

/** Total: a new write without an entry is a type error. */
const WRITES: Readonly<Record<Write, Changes>> = {
  changePassword: SESSIONS,
  requestEmailChange: { changes: ['activity'], drops: ['emailChange'] },
  resendEmailChange: {},
  // If the change was completed first, the answer has the new address.
  cancelEmailChange: { changes: ['profile', 'signInMethods', 'activity'], drops: ['emailChange', 'account'] },
  changeProfile: { changes: ['activity'], drops: ['profile', 'account'] },
  requestExport: { changes: ['exports', 'activity'] },
  reauthenticate: {},
  deleteAccount: {},
  endSession: SESSIONS,
  changeAvatar: { changes: ['profile'] },
  removeAvatar: { changes: ['profile'] },
  changePrivacySettings: { changes: ['activity'], drops: ['privacySettings'] },
  changeServiceConfigurations: {
    changes: ['services', 'usage', 'transcriptions', 'recentTranscriptions', 'activity'],
    drops: ['transcribeSettings', 'privacySettings', 'newestTranscriptions'],
  },
  createLinkCode: {},
  removeMessagingLink: { changes: ['services', 'activity'] },
  // Reads that need a request body.
  decryptTranscription: {},
  decryptTranscriptions: {},
  deleteTranscriptions: LIST_CHANGES,
  restoreTranscriptions: LIST_CHANGES,
  mailReceipt: {},
  startCheckout: { changes: ['subscription', 'waitingPayment'] },
  openBillingPortal: { drops: ['subscription', 'payments'] },
  dropCheckout: PLAN,
  cancelSubscription: PLAN,
  resumeSubscription: PLAN,
  changeMessage: { drops: ['inbox'] },
  answerMessage: { drops: ['inbox'] },
  changeUser: { changes: ['person', 'personHistory'], drops: ['users'] },
}

export const changesOf = (name: keyof Endpoints): Changes => (WRITES as Partial<Record<string, Changes>>)[name] ?? {}

/** Invalidations for changes that are not calls of the Product API: found by polling, or made by the auth client. */
export const FOUND = {
  numberLinked: { changes: ['services', 'activity'] },
  emailChanged: { changes: ['profile', 'signInMethods', 'sessions', 'activity'], drops: ['emailChange', 'account'] },
  emailChangeMoved: { changes: ['activity'], drops: ['emailChange'] },
  checkoutEnded: PLAN,
  paymentOverdue: { changes: ['waitingPayment', 'payments'] },
  sessionsEnded: SESSIONS,
  factorChanged: { changes: ['signInMethods', 'sessions', 'activity'] },
  passwordSet: { changes: ['signInMethods', 'activity'] },
} as const satisfies Record<string, Changes>
