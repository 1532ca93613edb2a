/** How the real services come to each end of what a flow asks them. Written by `npm run flows` from the folders beside it. */
import { accessLived } from './access/access.lived.ts'
import { accountDeletionLived } from './account-deletion/account-deletion.lived.ts'
import { avatarLived } from './avatar/avatar.lived.ts'
import { callbackLived } from './callback/callback.lived.ts'
import { checkoutLived } from './checkout/checkout.lived.ts'
import { contactLived } from './contact/contact.lived.ts'
import { dataExportLived } from './data-export/data-export.lived.ts'
import { emailChangeLived } from './email-change/email-change.lived.ts'
import { exportDownloadLived } from './export-download/export-download.lived.ts'
import { inboxMessageLived } from './inbox-message/inbox-message.lived.ts'
import { linkMailLived } from './link-mail/link-mail.lived.ts'
import { loginLived } from './login/login.lived.ts'
import { messagingLinkLived } from './messaging-link/messaging-link.lived.ts'
import { newPasswordLived } from './new-password/new-password.lived.ts'
import { otherSessionsLived } from './other-sessions/other-sessions.lived.ts'
import { passwordChangeLived } from './password-change/password-change.lived.ts'
import { personalDataLived } from './personal-data/personal-data.lived.ts'
import { planChangeLived } from './plan-change/plan-change.lived.ts'
import { privacySettingsLived } from './privacy-settings/privacy-settings.lived.ts'
import { readingLived } from './reading/reading.lived.ts'
import { registerLived } from './register/register.lived.ts'
import { transcribeSettingsLived } from './transcribe-settings/transcribe-settings.lived.ts'
import { transcriptionLived } from './transcription/transcription.lived.ts'
import { userActivationLived } from './user-activation/user-activation.lived.ts'
import { waitingPaymentLived } from './waiting-payment/waiting-payment.lived.ts'
import { waitlistLived } from './waitlist/waitlist.lived.ts'

export const backends: Readonly<Record<string, object>> = {
  access: accessLived,
  accountDeletion: accountDeletionLived,
  avatar: avatarLived,
  callback: callbackLived,
  checkout: checkoutLived,
  contact: contactLived,
  dataExport: dataExportLived,
  emailChange: emailChangeLived,
  exportDownload: exportDownloadLived,
  inboxMessage: inboxMessageLived,
  linkMail: linkMailLived,
  login: loginLived,
  messagingLink: messagingLinkLived,
  newPassword: newPasswordLived,
  otherSessions: otherSessionsLived,
  passwordChange: passwordChangeLived,
  personalData: personalDataLived,
  planChange: planChangeLived,
  privacySettings: privacySettingsLived,
  reading: readingLived,
  register: registerLived,
  transcribeSettings: transcribeSettingsLived,
  transcription: transcriptionLived,
  userActivation: userActivationLived,
  waitingPayment: waitingPaymentLived,
  waitlist: waitlistLived,
}
