/** Every flow that shows itself, with what is needed to play it on the built product. */
import type { FlowModel } from '#machines/kit/model.ts'
import { explore } from '#tests/kit/graph.ts'
import type { Looks } from '#tests/kit/ui.ts'
import { flowsWithViews } from '#tests/flows/kit/flows-with-views.ts'
import { accessPageLooks, accessWire } from '#tests/flows/access/access.wire.ts'
import { callbackWire } from '#tests/flows/callback/callback.wire.ts'
import { waitingPaymentWire } from '#tests/flows/waiting-payment/waiting-payment.wire.ts'
import { checkoutWire } from '#tests/flows/checkout/checkout.wire.ts'
import { comfortWire } from '#tests/flows/comfort/comfort.wire.ts'
import { consentWire } from '#tests/flows/consent/consent.wire.ts'
import { contactWire } from '#tests/flows/contact/contact.wire.ts'
import { languageOfferWires } from '#tests/flows/language-offer/language-offer.wire.ts'
import { linkMailWire } from '#tests/flows/link-mail/link-mail.wire.ts'
import { inboxMessageWire } from '#tests/flows/inbox-message/inbox-message.wire.ts'
import { leaveGuardWire } from '#tests/flows/leave-guard/leave-guard.wire.ts'
import { personalDataWire } from '#tests/flows/personal-data/personal-data.wire.ts'
import { avatarWires } from '#tests/flows/avatar/avatar.wire.ts'
import { loginWires } from '#tests/flows/login/login.wire.ts'
import { messagingLinkWires } from '#tests/flows/messaging-link/messaging-link.wire.ts'
import { neuralDemoWire } from '#tests/flows/neural-demo/neural-demo.wire.ts'
import { newPasswordWire } from '#tests/flows/new-password/new-password.wire.ts'
import { otherSessionsWire } from '#tests/flows/other-sessions/other-sessions.wire.ts'
import { ownAudioWire } from '#tests/flows/own-audio/own-audio.wire.ts'
import { passwordChangeWire } from '#tests/flows/password-change/password-change.wire.ts'
import { planChangeWire } from '#tests/flows/plan-change/plan-change.wire.ts'
import { readingRowLooks, readingWire } from '#tests/flows/reading/reading.wire.ts'
import { registerWires } from '#tests/flows/register/register.wire.ts'
import { pagesOwnDemo, transcribeDemoWires } from '#tests/flows/transcribe-demo/transcribe-demo.wire.ts'
import { transcribeSettingsWire } from '#tests/flows/transcribe-settings/transcribe-settings.wire.ts'
import { transcriptionWires } from '#tests/flows/transcription/transcription.wire.ts'
import { userActivationWires } from '#tests/flows/user-activation/user-activation.wire.ts'
import { userSearchWire } from '#tests/flows/user-search/user-search.wire.ts'
import { waitlistWire } from '#tests/flows/waitlist/waitlist.wire.ts'
import { accountDeletionWire } from '#tests/flows/account-deletion/account-deletion.wire.ts'
import { dataExportWire } from '#tests/flows/data-export/data-export.wire.ts'
import { emailChangeWires } from '#tests/flows/email-change/email-change.wire.ts'
import { exportDownloadWire } from '#tests/flows/export-download/export-download.wire.ts'
import { privacySettingsWire } from '#tests/flows/privacy-settings/privacy-settings.wire.ts'
import type { Covers, PlayedFlow } from './tours.ts'
import type { Wire } from './wire.ts'

/** How a flow is played; with another model or other looks where the page has its own data, and less than every edge of it. */
type Played = { wires: readonly Wire[]; model?: FlowModel; looks?: object; covers?: Covers }

const table: Readonly<Record<string, Played>> = {
  access: { wires: [accessWire], looks: accessPageLooks },
  accountDeletion: { wires: [accountDeletionWire] },
  emailChange: { wires: emailChangeWires },
  callback: { wires: [callbackWire] },
  checkout: { wires: [checkoutWire] },
  waitingPayment: { wires: [waitingPaymentWire] },
  comfort: { wires: [comfortWire] },
  dataExport: { wires: [dataExportWire] },
  exportDownload: { wires: [exportDownloadWire] },
  privacySettings: { wires: [privacySettingsWire] },
  consent: { wires: [consentWire] },
  contact: { wires: [contactWire] },
  languageOffer: { wires: languageOfferWires },
  linkMail: { wires: [linkMailWire] },
  inboxMessage: { wires: [inboxMessageWire] },
  leaveGuard: { wires: [leaveGuardWire] },
  personalData: { wires: [personalDataWire] },
  avatar: { wires: avatarWires },
  login: { wires: loginWires },
  messagingLink: { wires: messagingLinkWires },
  neuralDemo: { wires: [neuralDemoWire] },
  newPassword: { wires: [newPasswordWire] },
  otherSessions: { wires: [otherSessionsWire] },
  ownAudio: { wires: [ownAudioWire] },
  passwordChange: { wires: [passwordChangeWire] },
  planChange: { wires: [planChangeWire] },
  reading: { wires: [readingWire], looks: readingRowLooks },
  register: { wires: registerWires },
  transcribeDemo: { wires: transcribeDemoWires, model: pagesOwnDemo, covers: 'steps' },
  transcribeSettings: { wires: [transcribeSettingsWire] },
  transcription: { wires: transcriptionWires },
  userActivation: { wires: userActivationWires },
  userSearch: { wires: [userSearchWire] },
  waitlist: { wires: [waitlistWire] },
}

const owed = (id: string) => {
  const folder = id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `${id} shows itself, but nobody says how it is played on the built product: tests/flows/${folder}/${folder}.wire.ts is owed, and its row in tests/e2e/flows/kit/played-flows.ts (see docs/guides/add-a-flow.md)`
}

/** Throws what is owed where a flow with a view has no table. */
export const playedFlow = (id: string, most: Covers = 'edges'): PlayedFlow => {
  const [flow, played] = [flowsWithViews[id], table[id]]
  if (flow === undefined || played === undefined) throw new Error(owed(id))
  const { wires, model = flow.model, looks = flow.looks } = played
  const covers = most === 'edges' ? (played.covers ?? most) : most
  return { ...flow, id, model, looks: looks as Looks, graph: explore(model), wires, covers }
}

export const playedFlows = (most?: Covers): PlayedFlow[] =>
  Object.keys(flowsWithViews).map((id) => playedFlow(id, most))
