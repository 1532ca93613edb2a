/**
 * Every call of the Product API in one table (specification §7). The server mounts its routes from it, the client is typed
 * by it, the OpenAPI document is made from it, and the tests that attack every call walk it.
 */
import type * as z from 'zod/mini'
import type { ErrorCode } from '../errors.ts'
import { accountDeletionResponseSchema, accountDeletionSchema } from './account-deletion.ts'
import { activityQuerySchema, activityResponseSchema } from './activity.ts'
import * as admin from './admin.ts'
import { avatarRequestSchema, avatarResponseSchema } from './avatar.ts'
import * as billing from './billing.ts'
import { changePasswordResponseSchema, changePasswordSchema } from './change-password.ts'
import { contactRequestSchema, contactResponseSchema } from './contact.ts'
import {
  emailChangeRequestSchema,
  emailChangeResendSchema,
  emailChangeResponseSchema,
  emailConfirmationResponseSchema,
  emailConfirmationSchema,
} from './email-change.ts'
import { exportRequestSchema, exportResponseSchema, exportStatusResponseSchema } from './data-export.ts'
import { identityResponseSchema, identitySchema } from './identity.ts'
import * as ingest from './ingest.ts'
import {
  linkCodeResponseSchema,
  linkRequestSchema,
  linkResponseSchema,
  messagingLinkResponseSchema,
} from './messaging-link.ts'
import { privacyChangesSchema, privacyResponseSchema } from './privacy-settings.ts'
import { profileChangesSchema, profileResponseSchema } from './profile.ts'
import { prefillRequestSchema, prefillResponseSchema } from './registration-prefill.ts'
import { serviceConfigurationsResponseSchema, transcribeChangesSchema } from './service-configurations.ts'
import { servicesResponseSchema } from './services.ts'
import {
  decryptRequestSchema,
  decryptResponseSchema,
  transcriptionDeletionResponseSchema,
  transcriptionsQuerySchema,
  transcriptionsResponseSchema,
} from './transcriptions.ts'
import { waitlistKeySchema, waitlistRequestSchema, waitlistResponseSchema } from './waitlist.ts'
import { usageResponseSchema } from './usage.ts'
import { userLookupResponseSchema } from './user-lookup.ts'

/** Who may call: anybody, an active account, an administrator, or the messaging platform's service token. */
export type CallAccess = 'anyone' | 'member' | 'admin' | 'platform'

export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `:name` for what the caller fills in. */
  path: `/api/${string}`
  access: CallAccess
  /** One line for the developers' document. */
  summary: string
  body?: z.ZodMiniType
  query?: z.ZodMiniType
  /** Null for a file. */
  answer: z.ZodMiniType | null
  /** Status of success, 200 unless named. */
  status?: 201 | 202
  /**
   * Takes an `Idempotency-Key`: sent again under it, a write is answered as the first time and has no second effect. At
   * the edge, or by its handler within the transaction of the effect. Writes that say how something shall be need none;
   * those that prove a password keep nothing of it.
   */
  repeats?: 'edge' | 'handler'
  /** Codes beyond those that every call of its kind can answer with. */
  codes?: readonly ErrorCode[]
}

export const CALLS = {
  changePassword: {
    method: 'POST',
    path: '/api/auth/change-password',
    access: 'member',
    summary: 'Sets a new password after proving the current one; every other session ends unless it is to stay.',
    body: changePasswordSchema,
    answer: changePasswordResponseSchema,
    codes: [
      'password.currentWrong',
      'password.none',
      'password.changeFailed',
      'auth.weakPassword',
      'auth.samePassword',
      'auth.proofNeeded',
      'service.unavailable',
    ],
  },
  readEmailChange: {
    method: 'GET',
    path: '/api/user/email-change',
    access: 'member',
    summary: 'The address of the account, and the one that shall take its place.',
    answer: emailChangeResponseSchema,
  },
  confirmEmailChange: {
    method: 'POST',
    path: '/api/email-change/confirm',
    access: 'anyone',
    summary: 'Confirms the mailbox behind a mailed link; the address changes once both have.',
    body: emailConfirmationSchema,
    answer: emailConfirmationResponseSchema,
    codes: ['auth.linkExpired', 'auth.emailTaken'],
  },
  resendEmailChange: {
    method: 'POST',
    path: '/api/user/email-change/resend',
    access: 'member',
    summary: 'Writes again to a mailbox that has still to confirm; the link before it stops working.',
    body: emailChangeResendSchema,
    answer: emailChangeResponseSchema,
    codes: ['request.notFound'],
  },
  requestEmailChange: {
    method: 'POST',
    path: '/api/user/email-change',
    access: 'member',
    summary: 'Asks for another address and writes to both mailboxes; alike for an address that somebody has.',
    body: emailChangeRequestSchema,
    answer: emailChangeResponseSchema,
    codes: ['auth.proofNeeded', 'password.currentWrong', 'service.unavailable'],
  },
  cancelEmailChange: {
    method: 'DELETE',
    path: '/api/user/email-change',
    access: 'member',
    summary: 'Drops the change; the address stays.',
    answer: emailChangeResponseSchema,
  },
  readProfile: {
    method: 'GET',
    path: '/api/user/profile',
    access: 'member',
    summary: 'The user with the extra profile.',
    answer: profileResponseSchema,
  },
  changeProfile: {
    method: 'PUT',
    path: '/api/user/profile',
    access: 'member',
    summary: 'Changes the fields that are given; fields that are not the person’s to change are refused.',
    body: profileChangesSchema,
    answer: profileResponseSchema,
    codes: ['profile.fieldNotAllowed', 'request.conflict'],
  },
  requestExport: {
    method: 'POST',
    path: '/api/user/export-data',
    access: 'member',
    repeats: 'edge',
    summary: 'Starts an export of the person’s data.',
    body: exportRequestSchema,
    answer: exportResponseSchema,
    status: 202,
    codes: ['export.inProgress', 'auth.proofNeeded', 'password.currentWrong', 'service.unavailable'],
  },
  readExports: {
    method: 'GET',
    path: '/api/user/export-status',
    access: 'member',
    summary: 'The person’s exports, newest first.',
    answer: exportStatusResponseSchema,
  },
  downloadExport: {
    method: 'GET',
    path: '/api/user/export-status/:id/file',
    access: 'member',
    summary: 'The zip of a finished export, for its owner until it expires.',
    answer: null,
    codes: ['request.notFound'],
  },
  proveIdentity: {
    method: 'POST',
    path: '/api/user/identity',
    access: 'member',
    summary: 'Proves who asks; the proof stands for this session for five minutes.',
    body: identitySchema,
    answer: identityResponseSchema,
    codes: ['auth.proofNeeded', 'password.currentWrong', 'service.unavailable'],
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/api/user/account',
    access: 'member',
    summary: 'Ends the plan and deletes the account with everything in it.',
    body: accountDeletionSchema,
    answer: accountDeletionResponseSchema,
    codes: ['auth.proofNeeded', 'password.currentWrong', 'service.unavailable', 'account.deletionFailed'],
  },
  changeAvatar: {
    method: 'POST',
    path: '/api/user/avatar',
    access: 'member',
    summary: 'Draws the person’s picture anew and keeps that.',
    body: avatarRequestSchema,
    answer: avatarResponseSchema,
    codes: ['avatar.unsupported'],
  },
  removeAvatar: {
    method: 'DELETE',
    path: '/api/user/avatar',
    access: 'member',
    summary: 'Takes the person’s picture away.',
    answer: avatarResponseSchema,
  },
  lookUpUser: {
    method: 'GET',
    path: '/api/user/by-auth-id/:authId',
    access: 'anyone',
    summary: 'Whether an account exists and is active; the whole row for the bearer of that very account.',
    answer: userLookupResponseSchema,
    codes: ['request.notFound'],
  },
  readPrivacySettings: {
    method: 'GET',
    path: '/api/user/privacy-settings',
    access: 'member',
    summary: 'What the person allowed; everything off where nothing was chosen.',
    answer: privacyResponseSchema,
  },
  changePrivacySettings: {
    method: 'POST',
    path: '/api/user/privacy-settings',
    access: 'member',
    summary: 'Changes the choices that are given.',
    body: privacyChangesSchema,
    answer: privacyResponseSchema,
  },
  readActivity: {
    method: 'GET',
    path: '/api/user/activity',
    access: 'member',
    summary: 'What happened to the account, newest first.',
    query: activityQuerySchema,
    answer: activityResponseSchema,
  },
  readUsage: {
    method: 'GET',
    path: '/api/user/usage-30d',
    access: 'member',
    summary: 'How much was transcribed, and how much the plan allows.',
    answer: usageResponseSchema,
  },
  readServices: {
    method: 'GET',
    path: '/api/services',
    access: 'member',
    summary: 'Every service and how far the person is with it.',
    answer: servicesResponseSchema,
  },
  readServiceConfigurations: {
    method: 'GET',
    path: '/api/user/service-configurations',
    access: 'member',
    summary: 'How Transcribe answers the person.',
    answer: serviceConfigurationsResponseSchema,
  },
  changeServiceConfigurations: {
    method: 'PUT',
    path: '/api/user/service-configurations',
    access: 'member',
    summary: 'Changes the choices that are given.',
    body: transcribeChangesSchema,
    answer: serviceConfigurationsResponseSchema,
  },
  readMessagingLink: {
    method: 'GET',
    path: '/api/user/messaging-link',
    access: 'member',
    summary: 'The number that is linked, masked.',
    answer: messagingLinkResponseSchema,
  },
  createLinkCode: {
    method: 'POST',
    path: '/api/user/messaging-link',
    access: 'member',
    repeats: 'edge',
    summary: 'A code that links the number it is sent from.',
    answer: linkCodeResponseSchema,
    status: 201,
  },
  removeMessagingLink: {
    method: 'DELETE',
    path: '/api/user/messaging-link',
    access: 'member',
    summary: 'Unlinks the number.',
    answer: messagingLinkResponseSchema,
  },
  listTranscriptions: {
    method: 'GET',
    path: '/api/transcriptions',
    access: 'member',
    summary: 'The person’s transcriptions as they are stored, newest first.',
    query: transcriptionsQuerySchema,
    answer: transcriptionsResponseSchema,
  },
  decryptTranscription: {
    method: 'POST',
    path: '/api/transcriptions/decrypt',
    access: 'member',
    summary: 'Opens one transcription of the person.',
    body: decryptRequestSchema,
    answer: decryptResponseSchema,
    codes: ['request.notFound', 'transcription.decryptFailed'],
  },
  deleteTranscription: {
    method: 'DELETE',
    path: '/api/transcriptions/:id',
    access: 'member',
    summary: 'Deletes one transcription for good.',
    answer: transcriptionDeletionResponseSchema,
    codes: ['request.notFound'],
  },
  readPlans: {
    method: 'GET',
    path: '/api/billing/plans',
    access: 'anyone',
    summary: 'The plans there are.',
    answer: billing.plansResponseSchema,
  },
  readBillingStatus: {
    method: 'GET',
    path: '/api/billing/status',
    access: 'member',
    summary: 'The person’s subscription, and how a checkout stands.',
    query: billing.billingStatusQuerySchema,
    answer: billing.billingStatusResponseSchema,
  },
  readPayments: {
    method: 'GET',
    path: '/api/billing/history',
    access: 'member',
    summary: 'The person’s payments, newest first.',
    query: billing.paymentsQuerySchema,
    answer: billing.paymentsResponseSchema,
  },
  startCheckout: {
    method: 'POST',
    path: '/api/billing/checkout',
    access: 'member',
    repeats: 'edge',
    summary: 'Opens a checkout at the payment provider.',
    body: billing.checkoutRequestSchema,
    answer: billing.checkoutResponseSchema,
    status: 201,
    codes: ['billing.notForSale', 'billing.unavailable', 'billing.alreadyActive'],
  },
  openBillingPortal: {
    method: 'POST',
    path: '/api/billing/portal',
    access: 'member',
    summary: 'The provider’s own page for cards and invoices.',
    body: billing.portalRequestSchema,
    answer: billing.portalResponseSchema,
    codes: ['billing.unavailable', 'billing.noSubscription'],
  },
  cancelSubscription: {
    method: 'POST',
    path: '/api/billing/cancel',
    access: 'member',
    repeats: 'edge',
    summary: 'Ends the subscription with its period.',
    body: billing.cancelRequestSchema,
    answer: billing.billingStatusResponseSchema,
    codes: ['billing.unavailable', 'billing.noSubscription'],
  },
  resumeSubscription: {
    method: 'POST',
    path: '/api/billing/upgrade',
    access: 'member',
    summary: 'Takes a cancellation back, as long as the period lasts.',
    answer: billing.billingStatusResponseSchema,
    codes: ['billing.unavailable', 'billing.noSubscription'],
  },
  sendContactMessage: {
    method: 'POST',
    path: '/api/contact',
    access: 'anyone',
    repeats: 'handler',
    summary: 'Stores a message and answers its reference.',
    body: contactRequestSchema,
    answer: contactResponseSchema,
    status: 201,
  },
  joinWaitlist: {
    method: 'POST',
    path: '/api/waitlist',
    access: 'anyone',
    repeats: 'edge',
    summary: 'Mails a link that puts the address on the list; the answer does not tell whether it was there.',
    body: waitlistRequestSchema,
    answer: waitlistResponseSchema,
    status: 202,
  },
  confirmWaitlist: {
    method: 'POST',
    path: '/api/waitlist/confirm',
    access: 'anyone',
    summary: 'Puts the address behind a mailed key on the list.',
    body: waitlistKeySchema,
    answer: waitlistResponseSchema,
    codes: ['auth.linkExpired'],
  },
  leaveWaitlist: {
    method: 'POST',
    path: '/api/waitlist/leave',
    access: 'anyone',
    summary: 'Deletes the address behind a mailed key; done again, it is still gone.',
    body: waitlistKeySchema,
    answer: waitlistResponseSchema,
    codes: ['auth.linkExpired'],
  },
  prefillRegistration: {
    method: 'POST',
    path: '/api/registration/prefill',
    access: 'anyone',
    summary: 'Name, phone and address of an invitation.',
    body: prefillRequestSchema,
    answer: prefillResponseSchema,
    codes: ['registration.invitationInvalid'],
  },
  readInbox: {
    method: 'GET',
    path: '/api/admin/contact-messages',
    access: 'admin',
    summary: 'Messages of the contact form, newest first.',
    query: admin.inboxQuerySchema,
    answer: admin.inboxResponseSchema,
  },
  changeMessage: {
    method: 'PATCH',
    path: '/api/admin/contact-messages/:id',
    access: 'admin',
    summary: 'Says how far a message is.',
    body: admin.messageChangesSchema,
    answer: admin.messageResponseSchema,
    codes: ['request.notFound'],
  },
  findUsers: {
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    summary: 'People, newest first, or those that match a search.',
    query: admin.usersQuerySchema,
    answer: admin.usersResponseSchema,
  },
  changeUser: {
    method: 'PATCH',
    path: '/api/admin/users/:id',
    access: 'admin',
    summary: 'Activates or deactivates an account; a deactivated one loses its sessions.',
    body: admin.userChangesSchema,
    answer: admin.userResponseSchema,
    codes: ['request.notFound', 'admin.ownAccount'],
  },
  readIngestSettings: {
    method: 'POST',
    path: '/api/ingest/settings',
    access: 'platform',
    summary: 'Whether a message of a number is to be transcribed, and how it is to be answered.',
    body: ingest.ingestSettingsRequestSchema,
    answer: ingest.ingestSettingsResponseSchema,
    codes: ['request.notFound', 'quota.reached', 'service.paused', 'request.notAllowed'],
  },
  ingestTranscription: {
    method: 'POST',
    path: '/api/ingest/transcriptions',
    access: 'platform',
    summary: 'Hands a transcribed message over; it is sealed before it is stored.',
    body: ingest.ingestRequestSchema,
    answer: ingest.ingestResponseSchema,
    status: 201,
    codes: ['request.notFound', 'quota.reached', 'service.paused', 'request.notAllowed', 'request.conflict'],
  },
  linkNumber: {
    method: 'POST',
    path: '/api/ingest/links',
    access: 'platform',
    summary: 'Hands over a linking code and the number it came from.',
    body: linkRequestSchema,
    answer: linkResponseSchema,
    codes: ['link.codeInvalid', 'link.numberInUse'],
  },
} as const satisfies Record<string, Call>

export type CallName = keyof typeof CALLS
export const CALL_NAMES = Object.keys(CALLS) as CallName[]
export const callOf = (name: CallName): Call => CALLS[name]

/** What a call answers when it succeeds. */
export type AnswerOf<Name extends CallName> = (typeof CALLS)[Name]['answer'] extends infer Schema extends z.ZodMiniType
  ? z.output<Schema>
  : never
export type BodyOf<Name extends CallName> = (typeof CALLS)[Name] extends { body: infer Schema extends z.ZodMiniType }
  ? z.input<Schema>
  : undefined
