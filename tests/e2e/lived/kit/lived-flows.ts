/** The flows that have services behind them, and how they are lived through; why the others need no services. */
import { flows } from '#machines/index.ts'
import { accessLived } from '#tests/flows/access/access.lived.ts'
import { accountDeletionLived } from '#tests/flows/account-deletion/account-deletion.lived.ts'
import { avatarLived } from '#tests/flows/avatar/avatar.lived.ts'
import { callbackLived } from '#tests/flows/callback/callback.lived.ts'
import { waitingPaymentLived } from '#tests/flows/waiting-payment/waiting-payment.lived.ts'
import { checkoutLived } from '#tests/flows/checkout/checkout.lived.ts'
import { contactLived } from '#tests/flows/contact/contact.lived.ts'
import { dataExportLived } from '#tests/flows/data-export/data-export.lived.ts'
import { emailChangeLived } from '#tests/flows/email-change/email-change.lived.ts'
import { exportDownloadLived } from '#tests/flows/export-download/export-download.lived.ts'
import { inboxMessageLived } from '#tests/flows/inbox-message/inbox-message.lived.ts'
import { linkMailLived } from '#tests/flows/link-mail/link-mail.lived.ts'
import { loginLived } from '#tests/flows/login/login.lived.ts'
import { messagingLinkLived } from '#tests/flows/messaging-link/messaging-link.lived.ts'
import { newPasswordLived } from '#tests/flows/new-password/new-password.lived.ts'
import { otherSessionsLived } from '#tests/flows/other-sessions/other-sessions.lived.ts'
import { passwordChangeLived } from '#tests/flows/password-change/password-change.lived.ts'
import { personalDataLived } from '#tests/flows/personal-data/personal-data.lived.ts'
import { planChangeLived } from '#tests/flows/plan-change/plan-change.lived.ts'
import { privacySettingsLived } from '#tests/flows/privacy-settings/privacy-settings.lived.ts'
import { readingLived } from '#tests/flows/reading/reading.lived.ts'
import { registerLived } from '#tests/flows/register/register.lived.ts'
import { transcribeSettingsLived } from '#tests/flows/transcribe-settings/transcribe-settings.lived.ts'
import { transcriptionLived } from '#tests/flows/transcription/transcription.lived.ts'
import { userActivationLived } from '#tests/flows/user-activation/user-activation.lived.ts'
import { waitlistLived } from '#tests/flows/waitlist/waitlist.lived.ts'
import { complaintsOf } from './complaints.ts'
import { type Lived, livedFlow } from './lived.ts'

const table: Readonly<Record<string, object>> = {
  access: accessLived,
  accountDeletion: accountDeletionLived,
  avatar: avatarLived,
  callback: callbackLived,
  checkout: checkoutLived,
  waitingPayment: waitingPaymentLived,
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
  waitlist: waitlistLived,
}

/** Flows that ask no service anything, or none that a page would show. */
const NOT_LIVED: Readonly<Record<string, string>> = {
  comfort: 'the choices are kept on the device',
  consent: 'the choice is kept on the device',
  languageOffer: 'the answer is kept on the device',
  leaveGuard: 'a question of the page before it is left',
  neuralDemo: 'the network learns in the page',
  ownAudio: 'the sound never leaves the device',
  polling: 'says when others ask, and asks nothing itself',
  profile: 'runs inside the session',
  session: 'shows nothing itself: the services that are asked who comes to a page are real in every tour',
  transcribeDemo: 'plays sounds that are files of the site',
  userSearch: 'waits until somebody has typed; the list asks',
}

/** Throws what is owed where a flow is neither lived nor says why it need not be. */
export const livedFlows = () => {
  const wrong = complaintsOf({ flows: Object.keys(flows), lived: Object.keys(table), reasons: NOT_LIVED })
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  // Names are checked against each model where the tables are written; here any of them will do.
  return Object.entries(table).map(([id, lived]) => livedFlow(id, lived as Lived))
}
