/**
 * Whether a mail of this kind was just requested by its recipient. Other mails are notices, which are not sent to an
 * undeliverable address (ACCOUNT-66).
 */
import type { MailKind } from '#contracts/mail-kinds.ts'

export const IS_REQUESTED: Readonly<Record<MailKind, boolean>> = {
  confirmation: true,
  recovery: true,
  passwordChanged: false,
  googleLinked: false,
  factorAdded: false,
  factorRemoved: false,
  recoveryCodeUsed: false,
  newDevice: false,
  alreadyRegistered: true,
  emailChangeCurrent: true,
  emailChangeNew: true,
  emailChangeTaken: true,
  emailChanged: false,
  emailChangedGoogleKept: false,
  exportReady: true,
  accountDeleted: true,
  accountDeactivated: false,
  accountActivated: false,
  waitlistConfirmation: true,
  planPaid: false,
  planExtended: false,
  receiptCopy: true,
  paymentDeclined: false,
  pixWaiting: true,
  planCancelled: false,
  planResumed: false,
  planPastDue: false,
  planEnded: false,
  planRenewed: false,
  planRecovered: false,
  renewalFailed: false,
  planEndsSoon: false,
  paymentRefunded: false,
  paymentDisputed: false,
  contactAnswer: true,
  contactNotification: true,
}
