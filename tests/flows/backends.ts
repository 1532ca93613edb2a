/** How the real services are brought to each outcome of a flow. Written by `npm run flows` from the folders beside it. */
import { accountDeletionBackend } from './account-deletion/account-deletion.backend.ts'
import { avatarBackend } from './avatar/avatar.backend.ts'
import { callbackBackend } from './callback/callback.backend.ts'
import { checkoutBackend } from './checkout/checkout.backend.ts'
import { contactBackend } from './contact/contact.backend.ts'
import { dataExportBackend } from './data-export/data-export.backend.ts'
import { downloadSelectedBackend } from './download-selected/download-selected.backend.ts'
import { emailChangeBackend } from './email-change/email-change.backend.ts'
import { exportDownloadBackend } from './export-download/export-download.backend.ts'
import { inboxMessageBackend } from './inbox-message/inbox-message.backend.ts'
import { loginBackend } from './login/login.backend.ts'
import { mailRetryBackend } from './mail-retry/mail-retry.backend.ts'
import { messagingLinkBackend } from './messaging-link/messaging-link.backend.ts'
import { newPasswordBackend } from './new-password/new-password.backend.ts'
import { otherSessionsBackend } from './other-sessions/other-sessions.backend.ts'
import { passwordChangeBackend } from './password-change/password-change.backend.ts'
import { pendingPaymentBackend } from './pending-payment/pending-payment.backend.ts'
import { personalDataBackend } from './personal-data/personal-data.backend.ts'
import { planChangeBackend } from './plan-change/plan-change.backend.ts'
import { privacySettingsBackend } from './privacy-settings/privacy-settings.backend.ts'
import { queryBackend } from './query/query.backend.ts'
import { registerBackend } from './register/register.backend.ts'
import { requestMailBackend } from './request-mail/request-mail.backend.ts'
import { retentionBackend } from './retention/retention.backend.ts'
import { routeGuardBackend } from './route-guard/route-guard.backend.ts'
import { secondFactorBackend } from './second-factor/second-factor.backend.ts'
import { summariesBackend } from './summaries/summaries.backend.ts'
import { transcribeSettingsBackend } from './transcribe-settings/transcribe-settings.backend.ts'
import { transcriptionBackend } from './transcription/transcription.backend.ts'
import { transcriptionDeletionBackend } from './transcription-deletion/transcription-deletion.backend.ts'
import { userActivationBackend } from './user-activation/user-activation.backend.ts'
import { waitlistBackend } from './waitlist/waitlist.backend.ts'

export const backends: Readonly<Record<string, object>> = {
  accountDeletion: accountDeletionBackend,
  avatar: avatarBackend,
  callback: callbackBackend,
  checkout: checkoutBackend,
  contact: contactBackend,
  dataExport: dataExportBackend,
  downloadSelected: downloadSelectedBackend,
  emailChange: emailChangeBackend,
  exportDownload: exportDownloadBackend,
  inboxMessage: inboxMessageBackend,
  login: loginBackend,
  mailRetry: mailRetryBackend,
  messagingLink: messagingLinkBackend,
  newPassword: newPasswordBackend,
  otherSessions: otherSessionsBackend,
  passwordChange: passwordChangeBackend,
  pendingPayment: pendingPaymentBackend,
  personalData: personalDataBackend,
  planChange: planChangeBackend,
  privacySettings: privacySettingsBackend,
  query: queryBackend,
  register: registerBackend,
  requestMail: requestMailBackend,
  retention: retentionBackend,
  routeGuard: routeGuardBackend,
  secondFactor: secondFactorBackend,
  summaries: summariesBackend,
  transcribeSettings: transcribeSettingsBackend,
  transcription: transcriptionBackend,
  transcriptionDeletion: transcriptionDeletionBackend,
  userActivation: userActivationBackend,
  waitlist: waitlistBackend,
}
