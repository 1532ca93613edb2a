/** Calls on the account itself. */
import { accountDeletionResponseSchema, accountDeletionSchema } from '../account-deletion.ts'
import { avatarRequestSchema, avatarResponseSchema } from '../avatar.ts'
import { changePasswordResponseSchema, changePasswordSchema } from '../change-password.ts'
import { emailChangeRequestSchema, emailChangeResendSchema, emailChangeResponseSchema } from '../email-change.ts'
import { emailConfirmationResponseSchema, emailConfirmationSchema } from '../email-confirmation.ts'
import { exportRequestSchema, exportResponseSchema, exportStatusResponseSchema } from '../data-export.ts'
import { reauthenticationResponseSchema, reauthenticationSchema } from '../reauthentication.ts'
import { passwordResetResponseSchema } from '../password-reset.ts'
import { profileResponseSchema } from '../own-profile.ts'
import { profileChangesSchema } from '../profile.ts'
import { endSessionResponseSchema, sessionsResponseSchema } from '../sessions.ts'
import { signInMethodsResponseSchema } from '../sign-in-methods.ts'
import { userLookupResponseSchema } from '../user-lookup.ts'
import { VISITOR_ENDPOINTS } from '../endpoints/visitors.ts'
import { MEMBER_ENDPOINTS } from '../endpoints/members.ts'
import { PASSWORD_RESET_ENDPOINT } from '../endpoints/password-reset.ts'
import type { Call } from './call.ts'

export const ACCOUNT_CALLS = {
  changePassword: {
    ...MEMBER_ENDPOINTS.changePassword,
    access: 'member',
    summary: 'Sets a new password after checking the current one; every other session ends unless it is to stay.',
    body: changePasswordSchema,
    response: changePasswordResponseSchema,
    codes: [
      'password.currentWrong',
      'password.none',
      'password.changeFailed',
      'auth.weakPassword',
      'auth.samePassword',
      'service.unavailable',
    ],
  },
  readPasswordReset: {
    ...PASSWORD_RESET_ENDPOINT,
    access: 'member',
    summary: 'Whether this session may set a password without the current one, as a password reset has just opened it.',
    response: passwordResetResponseSchema,
  },
  readSignInMethods: {
    ...MEMBER_ENDPOINTS.readSignInMethods,
    access: 'member',
    summary: 'How the caller can sign in: by password, with Google.',
    response: signInMethodsResponseSchema,
  },
  readSessions: {
    ...MEMBER_ENDPOINTS.readSessions,
    access: 'member',
    summary: 'Where the account is open: browser and system of each session, the one that asks first.',
    response: sessionsResponseSchema,
  },
  endSession: {
    ...MEMBER_ENDPOINTS.endSession,
    access: 'member',
    summary: 'Ends another session of the caller; its token is rejected from then on.',
    response: endSessionResponseSchema,
    codes: ['request.notFound'],
  },
  readEmailChange: {
    ...MEMBER_ENDPOINTS.readEmailChange,
    access: 'member',
    summary: 'The address of the account, and the one that shall take its place.',
    response: emailChangeResponseSchema,
  },
  confirmEmailChange: {
    ...VISITOR_ENDPOINTS.confirmEmailChange,
    access: 'anyone',
    summary: 'Confirms the mailbox behind a mailed link; the address changes once both have.',
    body: emailConfirmationSchema,
    response: emailConfirmationResponseSchema,
    codes: ['auth.linkExpired', 'auth.emailTaken'],
  },
  resendEmailChange: {
    ...MEMBER_ENDPOINTS.resendEmailChange,
    access: 'member',
    summary: 'Writes again to a mailbox that has still to confirm; the link before it stops working.',
    body: emailChangeResendSchema,
    response: emailChangeResponseSchema,
    codes: ['request.notFound'],
  },
  requestEmailChange: {
    ...MEMBER_ENDPOINTS.requestEmailChange,
    access: 'member',
    summary: 'Asks for another address and writes to both mailboxes; alike for an address that somebody has.',
    body: emailChangeRequestSchema,
    response: emailChangeResponseSchema,
    codes: ['auth.proofNeeded', 'auth.factorProofNeeded', 'password.currentWrong', 'service.unavailable'],
  },
  cancelEmailChange: {
    ...MEMBER_ENDPOINTS.cancelEmailChange,
    access: 'member',
    summary: 'Drops the change; the address stays.',
    response: emailChangeResponseSchema,
  },
  readProfile: {
    ...MEMBER_ENDPOINTS.readProfile,
    access: 'member',
    summary: 'The user with the extra profile.',
    response: profileResponseSchema,
  },
  changeProfile: {
    ...MEMBER_ENDPOINTS.changeProfile,
    access: 'member',
    summary: 'Changes the fields that are given; fields that are not the person’s to change are refused.',
    body: profileChangesSchema,
    response: profileResponseSchema,
    codes: ['profile.fieldNotAllowed', 'request.conflict'],
  },
  requestExport: {
    ...MEMBER_ENDPOINTS.requestExport,
    access: 'member',
    summary: 'Starts an export of the person’s data.',
    body: exportRequestSchema,
    response: exportResponseSchema,
    status: 202,
    codes: [
      'export.inProgress',
      'auth.proofNeeded',
      'auth.factorProofNeeded',
      'password.currentWrong',
      'service.unavailable',
    ],
  },
  readExports: {
    ...MEMBER_ENDPOINTS.readExports,
    access: 'member',
    summary: 'The person’s exports, newest first.',
    response: exportStatusResponseSchema,
  },
  downloadExport: {
    ...MEMBER_ENDPOINTS.downloadExport,
    access: 'member',
    summary: 'The zip of a finished export, for its owner until it expires.',
    response: null,
    codes: ['request.notFound'],
  },
  reauthenticate: {
    ...MEMBER_ENDPOINTS.reauthenticate,
    access: 'member',
    summary: 'Reauthenticates: this counts for the session for ten minutes.',
    body: reauthenticationSchema,
    response: reauthenticationResponseSchema,
    codes: ['auth.proofNeeded', 'auth.factorProofNeeded', 'password.currentWrong', 'service.unavailable'],
  },
  deleteAccount: {
    ...MEMBER_ENDPOINTS.deleteAccount,
    access: 'member',
    summary: 'Ends the plan and deletes the account with everything in it.',
    body: accountDeletionSchema,
    response: accountDeletionResponseSchema,
    codes: [
      'auth.proofNeeded',
      'auth.factorProofNeeded',
      'password.currentWrong',
      'service.unavailable',
      'account.deletionFailed',
      'billing.unavailable',
    ],
  },
  changeAvatar: {
    ...MEMBER_ENDPOINTS.changeAvatar,
    access: 'member',
    summary: 'Draws the person’s picture anew and keeps that.',
    body: avatarRequestSchema,
    response: avatarResponseSchema,
    codes: ['avatar.unsupported'],
  },
  removeAvatar: {
    ...MEMBER_ENDPOINTS.removeAvatar,
    access: 'member',
    summary: 'Takes the person’s picture away.',
    response: avatarResponseSchema,
  },
  lookUpUser: {
    method: 'GET',
    path: '/api/user/by-auth-id/:authId',
    access: 'anyone',
    summary: 'Whether an account exists and is active; the whole row for the bearer of that very account.',
    response: userLookupResponseSchema,
    codes: ['request.notFound'],
  },
} as const satisfies Record<string, Call>
