/** Which flows show themselves, where, how people act on them and what must be seen. */
import { accessModel } from '#machines/access/access.model.ts'
import { callbackModel } from '#machines/callback/callback.model.ts'
import { comfortModel } from '#machines/comfort/comfort.model.ts'
import { checkoutModel } from '#machines/checkout/checkout.model.ts'
import { consentModel } from '#machines/consent/consent.model.ts'
import { contactModel } from '#machines/contact/contact.model.ts'
import { inboxMessageModel } from '#machines/inbox-message/inbox-message.model.ts'
import { emailChangeModel } from '#machines/email-change/email-change.model.ts'
import type { FlowModel } from '#machines/kit/model.ts'
import { languageOfferModel } from '#machines/language-offer/language-offer.model.ts'
import { leaveGuardModel } from '#machines/leave-guard/leave-guard.model.ts'
import { personalDataModel } from '#machines/personal-data/personal-data.model.ts'
import { avatarModel } from '#machines/avatar/avatar.model.ts'
import { loginModel } from '#machines/login/login.model.ts'
import { messagingLinkModel } from '#machines/messaging-link/messaging-link.model.ts'
import { neuralDemoModel } from '#machines/neural-demo/neural-demo.model.ts'
import { newPasswordModel } from '#machines/new-password/new-password.model.ts'
import { planChangeModel } from '#machines/plan-change/plan-change.model.ts'
import { ownAudioModel } from '#machines/own-audio/own-audio.model.ts'
import { readingModel } from '#machines/reading/reading.model.ts'
import { registerModel } from '#machines/register/register.model.ts'
import { transcribeSettingsModel } from '#machines/transcribe-settings/transcribe-settings.model.ts'
import { transcriptionModel } from '#machines/transcription/transcription.model.ts'
import { linkMailModel } from '#machines/link-mail/link-mail.model.ts'
import { otherSessionsModel } from '#machines/other-sessions/other-sessions.model.ts'
import { passwordChangeModel } from '#machines/password-change/password-change.model.ts'
import { userActivationModel } from '#machines/user-activation/user-activation.model.ts'
import { userSearchModel } from '#machines/user-search/user-search.model.ts'
import { privacySettingsModel } from '#machines/privacy-settings/privacy-settings.model.ts'
import { dataExportModel } from '#machines/data-export/data-export.model.ts'
import { exportDownloadModel } from '#machines/export-download/export-download.model.ts'
import { accountDeletionModel } from '#machines/account-deletion/account-deletion.model.ts'
import type { PageId } from '#src/place/place.ts'
import type { Acts, Looks } from '#tests/kit/ui.ts'
import { accessActs } from './access.acts.ts'
import { accessLooks } from './access.looks.ts'
import { callbackActs } from './callback.acts.ts'
import { callbackLooks } from './callback.looks.ts'
import { waitingPaymentModel } from '#machines/waiting-payment/waiting-payment.model.ts'
import { waitingPaymentActs } from './waiting-payment.acts.ts'
import { waitingPaymentLooks } from './waiting-payment.looks.ts'
import { checkoutActs } from './checkout.acts.ts'
import { checkoutLooks } from './checkout.looks.ts'
import { transcribeDemoModel } from '#machines/transcribe-demo/transcribe-demo.model.ts'
import { waitlistModel } from '#machines/waitlist/waitlist.model.ts'
import { comfortActs } from './comfort.acts.ts'
import { comfortLooks } from './comfort.looks.ts'
import { consentActs } from './consent.acts.ts'
import { consentLooks } from './consent.looks.ts'
import { contactActs } from './contact.acts.ts'
import { contactLooks } from './contact.looks.ts'
import { userActivationActs } from './user-activation.acts.ts'
import { userActivationLooks } from './user-activation.looks.ts'
import { userSearchActs } from './user-search.acts.ts'
import { userSearchLooks } from './user-search.looks.ts'
import { transcribeDemoActs } from './transcribe-demo.acts.ts'
import { transcribeDemoLooks } from './transcribe-demo.looks.ts'
import { waitlistActs } from './waitlist.acts.ts'
import { waitlistLooks } from './waitlist.looks.ts'
import { languageOfferActs } from './language-offer.acts.ts'
import { languageOfferLooks } from './language-offer.looks.ts'
import { inboxMessageActs } from './inbox-message.acts.ts'
import { inboxMessageLooks } from './inbox-message.looks.ts'
import { leaveGuardActs } from './leave-guard.acts.ts'
import { leaveGuardLooks } from './leave-guard.looks.ts'
import { personalDataActs } from './personal-data.acts.ts'
import { personalDataLooks } from './personal-data.looks.ts'
import { avatarActs } from './avatar.acts.ts'
import { avatarLooks } from './avatar.looks.ts'
import { loginActs } from './login.acts.ts'
import { loginLooks } from './login.looks.ts'
import { messagingLinkActs } from './messaging-link.acts.ts'
import { messagingLinkLooks } from './messaging-link.looks.ts'
import { neuralDemoActs } from './neural-demo.acts.ts'
import { neuralDemoLooks } from './neural-demo.looks.ts'
import { newPasswordActs } from './new-password.acts.ts'
import { newPasswordLooks } from './new-password.looks.ts'
import { planChangeActs } from './plan-change.acts.ts'
import { planChangeLooks } from './plan-change.looks.ts'
import { ownAudioActs } from './own-audio.acts.ts'
import { ownAudioLooks } from './own-audio.looks.ts'
import { readingActs } from './reading.acts.ts'
import { readingLooks } from './reading.looks.ts'
import { registerActs } from './register.acts.ts'
import { registerLooks } from './register.looks.ts'
import { transcribeSettingsActs } from './transcribe-settings.acts.ts'
import { transcribeSettingsLooks } from './transcribe-settings.looks.ts'
import { transcriptionActs } from './transcription.acts.ts'
import { transcriptionLooks } from './transcription.looks.ts'
import { linkMailActs } from './link-mail.acts.ts'
import { linkMailLooks } from './link-mail.looks.ts'
import { otherSessionsActs } from './other-sessions.acts.ts'
import { otherSessionsLooks } from './other-sessions.looks.ts'
import { passwordChangeActs } from './password-change.acts.ts'
import { passwordChangeLooks } from './password-change.looks.ts'
import { privacySettingsActs } from './privacy-settings.acts.ts'
import { privacySettingsLooks } from './privacy-settings.looks.ts'
import { dataExportActs } from './data-export.acts.ts'
import { dataExportLooks } from './data-export.looks.ts'
import { emailChangeActs } from './email-change.acts.ts'
import { emailChangeLooks } from './email-change.looks.ts'
import { exportDownloadActs } from './export-download.acts.ts'
import { exportDownloadLooks } from './export-download.looks.ts'
import { accountDeletionActs } from './account-deletion.acts.ts'
import { accountDeletionLooks } from './account-deletion.looks.ts'

export type FlowWithViews = {
  model: FlowModel
  page: PageId
  acts: Acts
  looks: Looks
  /** Types of events that come about around the flow's own part of a page, and how; its scene has what `Brings` them. */
  around: Readonly<Record<string, string>>
}

// Names are checked against each machine where acts and looks are written; here any of them will do.
const flow = (model: FlowModel, page: PageId, acts: object, looks: object, around = {}) =>
  ({ model, page, acts, looks, around }) as FlowWithViews

export const flowsWithViews: Readonly<Record<string, FlowWithViews>> = {
  access: flow(accessModel, 'dashboard', accessActs, accessLooks),
  privacySettings: flow(privacySettingsModel, 'accountSettings', privacySettingsActs, privacySettingsLooks),
  dataExport: flow(dataExportModel, 'accountSettings', dataExportActs, dataExportLooks),
  exportDownload: flow(exportDownloadModel, 'accountSettings', exportDownloadActs, exportDownloadLooks),
  accountDeletion: flow(accountDeletionModel, 'accountSettings', accountDeletionActs, accountDeletionLooks),
  emailChange: flow(emailChangeModel, 'accountSettings', emailChangeActs, emailChangeLooks),
  callback: flow(callbackModel, 'authCallback', callbackActs, callbackLooks),
  comfort: flow(comfortModel, 'home', comfortActs, comfortLooks, {
    'comfort.open': 'the footer opens the choices',
  }),
  waitingPayment: flow(waitingPaymentModel, 'subscription', waitingPaymentActs, waitingPaymentLooks),
  checkout: flow(checkoutModel, 'subscription', checkoutActs, checkoutLooks),
  consent: flow(consentModel, 'home', consentActs, consentLooks, {
    'consent.open': 'the footer opens the choices',
  }),
  contact: flow(contactModel, 'contact', contactActs, contactLooks),
  languageOffer: flow(languageOfferModel, 'home', languageOfferActs, languageOfferLooks),
  linkMail: flow(linkMailModel, 'securitySettings', linkMailActs, linkMailLooks),
  inboxMessage: flow(inboxMessageModel, 'adminInbox', inboxMessageActs, inboxMessageLooks),
  leaveGuard: flow(leaveGuardModel, 'accountSettings', leaveGuardActs, leaveGuardLooks),
  personalData: flow(personalDataModel, 'accountSettings', personalDataActs, personalDataLooks),
  avatar: flow(avatarModel, 'accountSettings', avatarActs, avatarLooks),
  login: flow(loginModel, 'login', loginActs, loginLooks),
  messagingLink: flow(messagingLinkModel, 'transcribeSettings', messagingLinkActs, messagingLinkLooks),
  neuralDemo: flow(neuralDemoModel, 'innovation', neuralDemoActs, neuralDemoLooks),
  newPassword: flow(newPasswordModel, 'resetPassword', newPasswordActs, newPasswordLooks),
  otherSessions: flow(otherSessionsModel, 'securitySettings', otherSessionsActs, otherSessionsLooks),
  passwordChange: flow(passwordChangeModel, 'securitySettings', passwordChangeActs, passwordChangeLooks),
  planChange: flow(planChangeModel, 'subscription', planChangeActs, planChangeLooks),
  ownAudio: flow(ownAudioModel, 'products', ownAudioActs, ownAudioLooks),
  reading: flow(readingModel, 'transcriptions', readingActs, readingLooks, {
    'data.changed': 'whoever changed the list says so',
  }),
  register: flow(registerModel, 'register', registerActs, registerLooks),
  transcribeDemo: flow(transcribeDemoModel, 'products', transcribeDemoActs, transcribeDemoLooks),
  transcribeSettings: flow(
    transcribeSettingsModel,
    'transcribeSettings',
    transcribeSettingsActs,
    transcribeSettingsLooks,
  ),
  transcription: flow(transcriptionModel, 'transcriptions', transcriptionActs, transcriptionLooks),
  userActivation: flow(userActivationModel, 'adminUsers', userActivationActs, userActivationLooks),
  userSearch: flow(userSearchModel, 'adminUsers', userSearchActs, userSearchLooks),
  waitlist: flow(waitlistModel, 'waitlist', waitlistActs, waitlistLooks),
}

/** Flows without a view of their own, and where what they know is seen. */
export const FLOWS_WITHOUT_VIEW: Readonly<Record<string, string>> = {
  session: 'the gate of protected pages and the header show who is signed in',
  profile: 'runs inside the session',
  polling: 'the list it watches shows what has changed',
}

/** Flows that are there before the page that will show them. */
export const FLOWS_BEFORE_THEIR_PAGE: Readonly<Record<string, string>> = {}
