/** Every flow, for tests and charts: the browser loads single machines, never this file. Written by `npm run flows` from the folders beside it. */
import { accountDeletionModel } from './account-deletion/account-deletion.model.ts'
import { accountDeletionProperties } from './account-deletion/account-deletion.props.ts'
import { arrivalModel } from './arrival/arrival.model.ts'
import { arrivalProperties } from './arrival/arrival.props.ts'
import { avatarModel } from './avatar/avatar.model.ts'
import { avatarProperties } from './avatar/avatar.props.ts'
import { callbackModel } from './callback/callback.model.ts'
import { callbackProperties } from './callback/callback.props.ts'
import { checkoutModel } from './checkout/checkout.model.ts'
import { checkoutProperties } from './checkout/checkout.props.ts'
import { consentModel } from './consent/consent.model.ts'
import { consentProperties } from './consent/consent.props.ts'
import { contactModel } from './contact/contact.model.ts'
import { contactProperties } from './contact/contact.props.ts'
import { dataExportModel } from './data-export/data-export.model.ts'
import { dataExportProperties } from './data-export/data-export.props.ts'
import { downloadSelectedModel } from './download-selected/download-selected.model.ts'
import { downloadSelectedProperties } from './download-selected/download-selected.props.ts'
import { emailChangeModel } from './email-change/email-change.model.ts'
import { emailChangeProperties } from './email-change/email-change.props.ts'
import { exportDownloadModel } from './export-download/export-download.model.ts'
import { exportDownloadProperties } from './export-download/export-download.props.ts'
import { inboxMessageModel } from './inbox-message/inbox-message.model.ts'
import { inboxMessageProperties } from './inbox-message/inbox-message.props.ts'
import { languageOfferModel } from './language-offer/language-offer.model.ts'
import { languageOfferProperties } from './language-offer/language-offer.props.ts'
import { leaveGuardModel } from './leave-guard/leave-guard.model.ts'
import { leaveGuardProperties } from './leave-guard/leave-guard.props.ts'
import { loginModel } from './login/login.model.ts'
import { loginProperties } from './login/login.props.ts'
import { mailRetryModel } from './mail-retry/mail-retry.model.ts'
import { mailRetryProperties } from './mail-retry/mail-retry.props.ts'
import { messagingLinkModel } from './messaging-link/messaging-link.model.ts'
import { messagingLinkProperties } from './messaging-link/messaging-link.props.ts'
import { neuralDemoModel } from './neural-demo/neural-demo.model.ts'
import { neuralDemoProperties } from './neural-demo/neural-demo.props.ts'
import { newPasswordModel } from './new-password/new-password.model.ts'
import { newPasswordProperties } from './new-password/new-password.props.ts'
import { otherSessionsModel } from './other-sessions/other-sessions.model.ts'
import { otherSessionsProperties } from './other-sessions/other-sessions.props.ts'
import { ownAudioModel } from './own-audio/own-audio.model.ts'
import { ownAudioProperties } from './own-audio/own-audio.props.ts'
import { passwordChangeModel } from './password-change/password-change.model.ts'
import { passwordChangeProperties } from './password-change/password-change.props.ts'
import { pendingPaymentModel } from './pending-payment/pending-payment.model.ts'
import { pendingPaymentProperties } from './pending-payment/pending-payment.props.ts'
import { personalDataModel } from './personal-data/personal-data.model.ts'
import { personalDataProperties } from './personal-data/personal-data.props.ts'
import { planChangeModel } from './plan-change/plan-change.model.ts'
import { planChangeProperties } from './plan-change/plan-change.props.ts'
import { privacySettingsModel } from './privacy-settings/privacy-settings.model.ts'
import { privacySettingsProperties } from './privacy-settings/privacy-settings.props.ts'
import { profileModel } from './profile/profile.model.ts'
import { profileProperties } from './profile/profile.props.ts'
import { queryModel } from './query/query.model.ts'
import { queryProperties } from './query/query.props.ts'
import { readingPreferencesModel } from './reading-preferences/reading-preferences.model.ts'
import { readingPreferencesProperties } from './reading-preferences/reading-preferences.props.ts'
import { registerModel } from './register/register.model.ts'
import { registerProperties } from './register/register.props.ts'
import { requestMailModel } from './request-mail/request-mail.model.ts'
import { requestMailProperties } from './request-mail/request-mail.props.ts'
import { retentionModel } from './retention/retention.model.ts'
import { retentionProperties } from './retention/retention.props.ts'
import { routeGuardModel } from './route-guard/route-guard.model.ts'
import { routeGuardProperties } from './route-guard/route-guard.props.ts'
import { secondFactorModel } from './second-factor/second-factor.model.ts'
import { secondFactorProperties } from './second-factor/second-factor.props.ts'
import { selectionModel } from './selection/selection.model.ts'
import { selectionProperties } from './selection/selection.props.ts'
import { sessionModel } from './session/session.model.ts'
import { sessionProperties } from './session/session.props.ts'
import { summariesModel } from './summaries/summaries.model.ts'
import { summariesProperties } from './summaries/summaries.props.ts'
import { transcribeDemoModel } from './transcribe-demo/transcribe-demo.model.ts'
import { transcribeDemoProperties } from './transcribe-demo/transcribe-demo.props.ts'
import { transcribeSettingsModel } from './transcribe-settings/transcribe-settings.model.ts'
import { transcribeSettingsProperties } from './transcribe-settings/transcribe-settings.props.ts'
import { transcriptionModel } from './transcription/transcription.model.ts'
import { transcriptionProperties } from './transcription/transcription.props.ts'
import { transcriptionDeletionModel } from './transcription-deletion/transcription-deletion.model.ts'
import { transcriptionDeletionProperties } from './transcription-deletion/transcription-deletion.props.ts'
import { userActivationModel } from './user-activation/user-activation.model.ts'
import { userActivationProperties } from './user-activation/user-activation.props.ts'
import { userSearchModel } from './user-search/user-search.model.ts'
import { userSearchProperties } from './user-search/user-search.props.ts'
import { waitlistModel } from './waitlist/waitlist.model.ts'
import { waitlistProperties } from './waitlist/waitlist.props.ts'
import type { FlowModel } from './kit/model.ts'
import type { Property } from './kit/properties.ts'

export type Flow = { model: FlowModel; properties: readonly Property[] }

export const flows: Readonly<Record<string, Flow>> = {
  accountDeletion: { model: accountDeletionModel, properties: accountDeletionProperties },
  arrival: { model: arrivalModel, properties: arrivalProperties },
  avatar: { model: avatarModel, properties: avatarProperties },
  callback: { model: callbackModel, properties: callbackProperties },
  checkout: { model: checkoutModel, properties: checkoutProperties },
  consent: { model: consentModel, properties: consentProperties },
  contact: { model: contactModel, properties: contactProperties },
  dataExport: { model: dataExportModel, properties: dataExportProperties },
  downloadSelected: { model: downloadSelectedModel, properties: downloadSelectedProperties },
  emailChange: { model: emailChangeModel, properties: emailChangeProperties },
  exportDownload: { model: exportDownloadModel, properties: exportDownloadProperties },
  inboxMessage: { model: inboxMessageModel, properties: inboxMessageProperties },
  languageOffer: { model: languageOfferModel, properties: languageOfferProperties },
  leaveGuard: { model: leaveGuardModel, properties: leaveGuardProperties },
  login: { model: loginModel, properties: loginProperties },
  mailRetry: { model: mailRetryModel, properties: mailRetryProperties },
  messagingLink: { model: messagingLinkModel, properties: messagingLinkProperties },
  neuralDemo: { model: neuralDemoModel, properties: neuralDemoProperties },
  newPassword: { model: newPasswordModel, properties: newPasswordProperties },
  otherSessions: { model: otherSessionsModel, properties: otherSessionsProperties },
  ownAudio: { model: ownAudioModel, properties: ownAudioProperties },
  passwordChange: { model: passwordChangeModel, properties: passwordChangeProperties },
  pendingPayment: { model: pendingPaymentModel, properties: pendingPaymentProperties },
  personalData: { model: personalDataModel, properties: personalDataProperties },
  planChange: { model: planChangeModel, properties: planChangeProperties },
  privacySettings: { model: privacySettingsModel, properties: privacySettingsProperties },
  profile: { model: profileModel, properties: profileProperties },
  query: { model: queryModel, properties: queryProperties },
  readingPreferences: { model: readingPreferencesModel, properties: readingPreferencesProperties },
  register: { model: registerModel, properties: registerProperties },
  requestMail: { model: requestMailModel, properties: requestMailProperties },
  retention: { model: retentionModel, properties: retentionProperties },
  routeGuard: { model: routeGuardModel, properties: routeGuardProperties },
  secondFactor: { model: secondFactorModel, properties: secondFactorProperties },
  selection: { model: selectionModel, properties: selectionProperties },
  session: { model: sessionModel, properties: sessionProperties },
  summaries: { model: summariesModel, properties: summariesProperties },
  transcribeDemo: { model: transcribeDemoModel, properties: transcribeDemoProperties },
  transcribeSettings: { model: transcribeSettingsModel, properties: transcribeSettingsProperties },
  transcription: { model: transcriptionModel, properties: transcriptionProperties },
  transcriptionDeletion: { model: transcriptionDeletionModel, properties: transcriptionDeletionProperties },
  userActivation: { model: userActivationModel, properties: userActivationProperties },
  userSearch: { model: userSearchModel, properties: userSearchProperties },
  waitlist: { model: waitlistModel, properties: waitlistProperties },
}
