/** Every flow with a view. Written by `npm run flows` from the folders beside it. */
import { accountDeletion } from './account-deletion/index.ts'
import { arrival } from './arrival/index.ts'
import { avatar } from './avatar/index.ts'
import { callback } from './callback/index.ts'
import { checkout } from './checkout/index.ts'
import { consent } from './consent/index.ts'
import { contact } from './contact/index.ts'
import { dataExport } from './data-export/index.ts'
import { downloadSelected } from './download-selected/index.ts'
import { emailChange } from './email-change/index.ts'
import { exportDownload } from './export-download/index.ts'
import { inboxMessage } from './inbox-message/index.ts'
import { languageOffer } from './language-offer/index.ts'
import { leaveGuard } from './leave-guard/index.ts'
import { login } from './login/index.ts'
import { mailRetry } from './mail-retry/index.ts'
import { messagingLink } from './messaging-link/index.ts'
import { neuralDemo } from './neural-demo/index.ts'
import { newPassword } from './new-password/index.ts'
import { otherSessions } from './other-sessions/index.ts'
import { ownAudio } from './own-audio/index.ts'
import { passwordChange } from './password-change/index.ts'
import { pendingPayment } from './pending-payment/index.ts'
import { personalData } from './personal-data/index.ts'
import { planChange } from './plan-change/index.ts'
import { privacySettings } from './privacy-settings/index.ts'
import { query } from './query/index.ts'
import { readingPreferences } from './reading-preferences/index.ts'
import { register } from './register/index.ts'
import { requestMail } from './request-mail/index.ts'
import { retention } from './retention/index.ts'
import { routeGuard } from './route-guard/index.ts'
import { secondFactor } from './second-factor/index.ts'
import { selection } from './selection/index.ts'
import { summaries } from './summaries/index.ts'
import { transcribeDemo } from './transcribe-demo/index.ts'
import { transcribeSettings } from './transcribe-settings/index.ts'
import { transcription } from './transcription/index.ts'
import { transcriptionDeletion } from './transcription-deletion/index.ts'
import { userActivation } from './user-activation/index.ts'
import { userSearch } from './user-search/index.ts'
import { waitlist } from './waitlist/index.ts'
import type { FlowTests } from './kit/flow-tests.ts'

export const flowsWithViews: Readonly<Record<string, FlowTests>> = {
  accountDeletion,
  arrival,
  avatar,
  callback,
  checkout,
  consent,
  contact,
  dataExport,
  downloadSelected,
  emailChange,
  exportDownload,
  inboxMessage,
  languageOffer,
  leaveGuard,
  login,
  mailRetry,
  messagingLink,
  neuralDemo,
  newPassword,
  otherSessions,
  ownAudio,
  passwordChange,
  pendingPayment,
  personalData,
  planChange,
  privacySettings,
  query,
  readingPreferences,
  register,
  requestMail,
  retention,
  routeGuard,
  secondFactor,
  selection,
  summaries,
  transcribeDemo,
  transcribeSettings,
  transcription,
  transcriptionDeletion,
  userActivation,
  userSearch,
  waitlist,
}
