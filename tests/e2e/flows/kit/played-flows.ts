/** Every flow that shows itself, with what is needed to play it on the built product. */
import type { FlowModel } from '#machines/kit/model.ts'
import { explore } from '#tests/kit/graph.ts'
import type { Looks } from '#tests/kit/ui.ts'
import { flowsWithViews } from '#tests/ui/flows/flows-with-views.ts'
import { accessPageLooks, accessWire } from '../access.wire.ts'
import { callbackWire } from '../callback.wire.ts'
import { waitingPaymentWire } from '../waiting-payment.wire.ts'
import { checkoutWire } from '../checkout.wire.ts'
import { comfortWire } from '../comfort.wire.ts'
import { consentWire } from '../consent.wire.ts'
import { contactWire } from '../contact.wire.ts'
import { languageOfferWires } from '../language-offer.wire.ts'
import { linkMailWire } from '../link-mail.wire.ts'
import { inboxMessageWire } from '../inbox-message.wire.ts'
import { leaveGuardWire } from '../leave-guard.wire.ts'
import { personalDataWire } from '../personal-data.wire.ts'
import { avatarWires } from '../avatar.wire.ts'
import { loginWires } from '../login.wire.ts'
import { messagingLinkWires } from '../messaging-link.wire.ts'
import { neuralDemoWire } from '../neural-demo.wire.ts'
import { newPasswordWire } from '../new-password.wire.ts'
import { otherSessionsWire } from '../other-sessions.wire.ts'
import { ownAudioWire } from '../own-audio.wire.ts'
import { passwordChangeWire } from '../password-change.wire.ts'
import { planChangeWire } from '../plan-change.wire.ts'
import { readingRowLooks, readingWire } from '../reading.wire.ts'
import { registerWires } from '../register.wire.ts'
import { pagesOwnDemo, transcribeDemoWires } from '../transcribe-demo.wire.ts'
import { transcribeSettingsWire } from '../transcribe-settings.wire.ts'
import { transcriptionWires } from '../transcription.wire.ts'
import { userActivationWires } from '../user-activation.wire.ts'
import { userSearchWire } from '../user-search.wire.ts'
import { waitlistWire } from '../waitlist.wire.ts'
import { accountDeletionWire } from '../account-deletion.wire.ts'
import { dataExportWire } from '../data-export.wire.ts'
import { emailChangeWires } from '../email-change.wire.ts'
import { exportDownloadWire } from '../export-download.wire.ts'
import { privacySettingsWire } from '../privacy-settings.wire.ts'
import type { Covers, PlayedFlow } from './tours.ts'
import type { Wire } from './wire.ts'

/** How a flow is played; with another model or other looks where the page has its own data. */
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
  return `${id} shows itself, but nobody says how it is played on the built product: tests/e2e/flows/${folder}.wire.ts is owed, and its row in tests/e2e/flows/kit/played-flows.ts (see docs/guides/add-a-flow.md)`
}

/** Throws what is owed where a flow with a view has no table. */
export const playedFlow = (id: string, most: Covers = 'edges'): PlayedFlow => {
  const [flow, played] = [flowsWithViews[id], table[id]]
  if (flow === undefined || played === undefined) throw new Error(owed(id))
  const { wires, model = flow.model, looks = flow.looks, covers = most } = played
  return { ...flow, id, model, looks: looks as Looks, graph: explore(model), wires, covers }
}

export const playedFlows = (most?: Covers): PlayedFlow[] =>
  Object.keys(flowsWithViews).map((id) => playedFlow(id, most))
