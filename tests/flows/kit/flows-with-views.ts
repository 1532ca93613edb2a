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
import { accessActs } from '#tests/flows/access/access.acts.ts'
import { accessLooks } from '#tests/flows/access/access.looks.ts'
import { callbackActs } from '#tests/flows/callback/callback.acts.ts'
import { callbackLooks } from '#tests/flows/callback/callback.looks.ts'
import { waitingPaymentModel } from '#machines/waiting-payment/waiting-payment.model.ts'
import { waitingPaymentActs } from '#tests/flows/waiting-payment/waiting-payment.acts.ts'
import { waitingPaymentLooks } from '#tests/flows/waiting-payment/waiting-payment.looks.ts'
import { checkoutActs } from '#tests/flows/checkout/checkout.acts.ts'
import { checkoutLooks } from '#tests/flows/checkout/checkout.looks.ts'
import { transcribeDemoModel } from '#machines/transcribe-demo/transcribe-demo.model.ts'
import { waitlistModel } from '#machines/waitlist/waitlist.model.ts'
import { comfortActs } from '#tests/flows/comfort/comfort.acts.ts'
import { comfortLooks } from '#tests/flows/comfort/comfort.looks.ts'
import { consentActs } from '#tests/flows/consent/consent.acts.ts'
import { consentLooks } from '#tests/flows/consent/consent.looks.ts'
import { contactActs } from '#tests/flows/contact/contact.acts.ts'
import { contactLooks } from '#tests/flows/contact/contact.looks.ts'
import { userActivationActs } from '#tests/flows/user-activation/user-activation.acts.ts'
import { userActivationLooks } from '#tests/flows/user-activation/user-activation.looks.ts'
import { userSearchActs } from '#tests/flows/user-search/user-search.acts.ts'
import { userSearchLooks } from '#tests/flows/user-search/user-search.looks.ts'
import { transcribeDemoActs } from '#tests/flows/transcribe-demo/transcribe-demo.acts.ts'
import { transcribeDemoLooks } from '#tests/flows/transcribe-demo/transcribe-demo.looks.ts'
import { waitlistActs } from '#tests/flows/waitlist/waitlist.acts.ts'
import { waitlistLooks } from '#tests/flows/waitlist/waitlist.looks.ts'
import { languageOfferActs } from '#tests/flows/language-offer/language-offer.acts.ts'
import { languageOfferLooks } from '#tests/flows/language-offer/language-offer.looks.ts'
import { inboxMessageActs } from '#tests/flows/inbox-message/inbox-message.acts.ts'
import { inboxMessageLooks } from '#tests/flows/inbox-message/inbox-message.looks.ts'
import { leaveGuardActs } from '#tests/flows/leave-guard/leave-guard.acts.ts'
import { leaveGuardLooks } from '#tests/flows/leave-guard/leave-guard.looks.ts'
import { personalDataActs } from '#tests/flows/personal-data/personal-data.acts.ts'
import { personalDataLooks } from '#tests/flows/personal-data/personal-data.looks.ts'
import { avatarActs } from '#tests/flows/avatar/avatar.acts.ts'
import { avatarLooks } from '#tests/flows/avatar/avatar.looks.ts'
import { loginActs } from '#tests/flows/login/login.acts.ts'
import { loginLooks } from '#tests/flows/login/login.looks.ts'
import { messagingLinkActs } from '#tests/flows/messaging-link/messaging-link.acts.ts'
import { messagingLinkLooks } from '#tests/flows/messaging-link/messaging-link.looks.ts'
import { neuralDemoActs } from '#tests/flows/neural-demo/neural-demo.acts.ts'
import { neuralDemoLooks } from '#tests/flows/neural-demo/neural-demo.looks.ts'
import { newPasswordActs } from '#tests/flows/new-password/new-password.acts.ts'
import { newPasswordLooks } from '#tests/flows/new-password/new-password.looks.ts'
import { planChangeActs } from '#tests/flows/plan-change/plan-change.acts.ts'
import { planChangeLooks } from '#tests/flows/plan-change/plan-change.looks.ts'
import { ownAudioActs } from '#tests/flows/own-audio/own-audio.acts.ts'
import { ownAudioLooks } from '#tests/flows/own-audio/own-audio.looks.ts'
import { readingActs } from '#tests/flows/reading/reading.acts.ts'
import { readingLooks } from '#tests/flows/reading/reading.looks.ts'
import { registerActs } from '#tests/flows/register/register.acts.ts'
import { registerLooks } from '#tests/flows/register/register.looks.ts'
import { transcribeSettingsActs } from '#tests/flows/transcribe-settings/transcribe-settings.acts.ts'
import { transcribeSettingsLooks } from '#tests/flows/transcribe-settings/transcribe-settings.looks.ts'
import { transcriptionActs } from '#tests/flows/transcription/transcription.acts.ts'
import { transcriptionLooks } from '#tests/flows/transcription/transcription.looks.ts'
import { linkMailActs } from '#tests/flows/link-mail/link-mail.acts.ts'
import { linkMailLooks } from '#tests/flows/link-mail/link-mail.looks.ts'
import { otherSessionsActs } from '#tests/flows/other-sessions/other-sessions.acts.ts'
import { otherSessionsLooks } from '#tests/flows/other-sessions/other-sessions.looks.ts'
import { passwordChangeActs } from '#tests/flows/password-change/password-change.acts.ts'
import { passwordChangeLooks } from '#tests/flows/password-change/password-change.looks.ts'
import { privacySettingsActs } from '#tests/flows/privacy-settings/privacy-settings.acts.ts'
import { privacySettingsLooks } from '#tests/flows/privacy-settings/privacy-settings.looks.ts'
import { dataExportActs } from '#tests/flows/data-export/data-export.acts.ts'
import { dataExportLooks } from '#tests/flows/data-export/data-export.looks.ts'
import { emailChangeActs } from '#tests/flows/email-change/email-change.acts.ts'
import { emailChangeLooks } from '#tests/flows/email-change/email-change.looks.ts'
import { exportDownloadActs } from '#tests/flows/export-download/export-download.acts.ts'
import { exportDownloadLooks } from '#tests/flows/export-download/export-download.looks.ts'
import { accountDeletionActs } from '#tests/flows/account-deletion/account-deletion.acts.ts'
import { accountDeletionLooks } from '#tests/flows/account-deletion/account-deletion.looks.ts'

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
