/** Equivalent mutants by flow, reviewed with a reason. The test fails for one that is killed, differs or is gone. */
export type Equivalence = { reason: string; mutants: readonly string[] }

const UNREACHED = 'the value is always there by then; the fallback is for its type'
const EXCLUSIVE = 'at most one of the two guards holds at a time'
const STARTING = 'the start leads at once to where it is led: to a first read, or to one behind what is known'
const INDEPENDENT = 'neither of the two actions reads or emits what the other writes'
const CLEARED = 'the first state clears it on entry'
const PASSED = "'initializing' leads on at once, and to the same state: what it asks about was cleared before"

export const equivalentMutants: Readonly<Record<string, readonly Equivalence[]>> = {
  routeGuard: [
    {
      reason: "'initializing' leads on at once, and to 'allowed': the person who has access was stored before",
      mutants: [
        'routeGuard on account.changed #5: leading to .initializing',
        'routeGuard.returning on xstate.done.actor.takeReturnTo #0: leading to initializing',
        'routeGuard.returning on xstate.done.actor.takeReturnTo #1: leading to initializing',
        'routeGuard.returning on xstate.error.actor.takeReturnTo #0: leading to initializing',
        'routeGuard.replaced on xstate.after.navigationTimeout.routeGuard.replaced #0: leading to initializing',
      ],
    },
    {
      reason: EXCLUSIVE,
      mutants: [
        'routeGuard on account.changed #0: after the next one',
        'routeGuard on account.changed #2: after the next one',
        'routeGuard.ended on account.changed #0: after the next one',
        'routeGuard.waiting on account.changed #0: after the next one',
        'routeGuard.waiting on account.changed #2: after the next one',
        'routeGuard.returning on xstate.done.actor.takeReturnTo #0: after the next one',
      ],
    },
  ],
  arrival: [
    {
      reason: "'initializing' leads on at once, and to the same state: without a failure the page is shown",
      mutants: [
        'arrival on url.page #0: leading to .initializing',
        'arrival.entering on xstate.done.actor.beginChange #0: leading to initializing',
        'arrival.entering on xstate.error.actor.beginChange #0: leading to initializing',
      ],
    },
    { reason: EXCLUSIVE, mutants: ['arrival on url.page #0: after the next one'] },
    {
      reason: INDEPENDENT,
      mutants: [
        'arrival on url.redirect #0: with clearTarget after emitRedirect',
        'arrival.failed: entry with storeFailure after emitReload',
      ],
    },
  ],
  avatar: [
    {
      reason: INDEPENDENT,
      mutants: [
        'avatar.reading on xstate.after.deviceTimeout.avatar.reading #0: with forgetFile after storeUnsupported',
        'avatar.reading on xstate.error.actor.readPicture #0: with forgetFile after storeFailure',
        'avatar.saving on xstate.done.actor.saveAvatar #0: with forgetFile after storeUrl',
      ],
    },
  ],
  consent: [
    {
      reason: EXCLUSIVE,
      mutants: [
        'consent.editing on choice.cancel #0: after the next one',
        'consent.loading on xstate.done.actor.loadChoice #1: after the next one',
      ],
    },
  ],
  callback: [
    {
      reason: UNREACHED,
      mutants: ["action storeRefusal: 'auth.refused' #1 as 'mutated'"],
    },
    {
      reason: EXCLUSIVE,
      mutants: [
        'callback.reading on xstate.done.actor.takeLink #0: after the next one',
        'callback.reading on xstate.done.actor.takeLink #1: after the next one',
        'callback.reading on xstate.done.actor.takeLink #2: after the next one',
        'callback.exchanging on xstate.error.actor.exchangeCode #0: after the next one',
      ],
    },
    {
      reason: INDEPENDENT,
      mutants: [
        'callback.reading on xstate.done.actor.takeLink #1: with forgetNavigationState after storeLink',
        'callback.verified: entry with clearSecrets after clearEmail',
      ],
    },
  ],
  passwordChange: [
    {
      reason: EXCLUSIVE,
      mutants: ['passwordChange.submitting on xstate.error.actor.changePassword #0: after the next one'],
    },
  ],
  accountDeletion: [
    {
      reason: EXCLUSIVE,
      mutants: [
        'accountDeletion.checking on xstate.error.actor.reauthenticate #0: after the next one',
        'accountDeletion.checking on xstate.error.actor.reauthenticate #1: after the next one',
        'accountDeletion.checkingPassword on xstate.error.actor.reauthenticate #0: after the next one',
        'accountDeletion.deleting on xstate.error.actor.deleteAccount #0: after the next one',
        'accountDeletion.deleting on xstate.error.actor.deleteAccount #1: after the next one',
        'accountDeletion.deleting on xstate.error.actor.deleteAccount #2: after the next one',
      ],
    },
    {
      reason: INDEPENDENT,
      mutants: [
        'accountDeletion.deleting on xstate.error.actor.deleteAccount #4: with storeFailure after clearUnknownResult',
      ],
    },
  ],
  contact: [
    {
      reason: INDEPENDENT,
      mutants: ['contact.sending on xstate.done.actor.sendContactMessage #0: with discardDraft after storeReference'],
    },
  ],
  login: [
    {
      reason: PASSED,
      mutants: [
        'login.passwordReset.editing on signIn.open #0: leading to #login.initializing',
        'login.passwordReset.sent on signIn.open #0: leading to #login.initializing',
        'login.secondFactor on account.changed #1: leading to initializing',
        'login.secondFactor.verifyingApp on xstate.error.actor.verifyFactor #0: leading to #login.initializing',
        'login.secondFactor.verifyingRecoveryCode on xstate.error.actor.verifyFactor #0: leading to #login.initializing',
        'login.secondFactor.abandoning on xstate.done.actor.abandonSignIn #0: leading to #login.initializing',
        'login.secondFactor.abandoning on xstate.error.actor.abandonSignIn #0: leading to #login.initializing',
      ],
    },
    { reason: EXCLUSIVE, mutants: ['login on account.changed #0: after the next one'] },
  ],
  newPassword: [
    {
      reason: EXCLUSIVE,
      mutants: [
        'newPassword.checking on xstate.error.actor.checkSession #0: after the next one',
        'newPassword.saving on xstate.error.actor.setPassword #0: after the next one',
        'newPassword.saving on xstate.error.actor.setPassword #1: after the next one',
      ],
    },
  ],
  personalData: [
    {
      reason: INDEPENDENT,
      mutants: [
        'personalData.saving on xstate.done.actor.saveProfile #0: with storeUser after emitProfile',
        'personalData.saving on xstate.done.actor.saveProfile #1: with storeUser after emitProfile',
      ],
    },
    {
      reason: EXCLUSIVE,
      mutants: [
        'personalData.editing on form.submit #0: after the next one',
        'personalData.saving on xstate.error.actor.saveProfile #0: after the next one',
      ],
    },
    {
      reason: CLEARED,
      mutants: [
        "context: null #0 as 'mutated'",
        "context: {} #1 as { mutated: 'mutated' }",
        "context: null #2 as 'mutated'",
      ],
    },
    { reason: UNREACHED, mutants: ["action storeFieldIssues: {} #0 as { mutated: 'mutated' }"] },
  ],
  ownAudio: [
    {
      reason: INDEPENDENT,
      mutants: [
        'ownAudio.measuring: entry with clearFailure after clearPercent',
        'ownAudio.picking on sound.pick #2: with storeName after startMeasuring',
      ],
    },
    { reason: CLEARED, mutants: ["context: null #0 as 'mutated'", "context: null #2 as 'mutated'"] },
  ],
  query: [
    {
      reason: "'failed' leads on at once to 'ready' where there is an answer",
      mutants: ['query.loadingMore on xstate.done.actor.read #0: leading to failed'],
    },
    {
      reason: STARTING,
      mutants: [
        'query.loading on data.changed #0: leading to initializing',
        ...['failed', 'ready'].flatMap((state) =>
          ['data.retry', 'data.changed'].map((event) => `query.${state} on ${event} #0: leading to initializing`),
        ),
        ...['refreshing', 'loadingMore'].map((state) => `query.${state} on data.changed #0: leading to initializing`),
      ],
    },
  ],
  register: [
    {
      reason: PASSED,
      mutants: [
        'register.startingGoogle on xstate.error.actor.continueWithGoogle #0: leading to initializing',
        'register.created on email.change #0: leading to initializing',
        'register.creating on xstate.error.actor.signUp #0: leading to initializing',
        'register.redirectingToGoogle on xstate.after.googleRedirectTimeout.register.redirectingToGoogle #0: leading to initializing',
        'register.checkingGoogle on xstate.done.actor.checkGoogleAvailable #0: leading to initializing',
        'register.checkingGoogle on xstate.error.actor.checkGoogleAvailable #0: leading to initializing',
        'register.prefilling on xstate.done.actor.prefill #0: leading to initializing',
        'register.prefilling on xstate.error.actor.prefill #0: leading to initializing',
      ],
    },
  ],
  transcriptionDeletion: [
    {
      reason: INDEPENDENT,
      mutants: [
        'transcriptionDeletion.deleting on xstate.error.actor.deleteTranscriptions #0: with storeFailure after showLast',
      ],
    },
  ],
  retention: [
    {
      reason: EXCLUSIVE,
      mutants: [
        'retention.clean on retention.choose #0: after the next one',
        'retention.previewing on retention.choose #0: after the next one',
        'retention.dirty on retention.choose #0: after the next one',
        'retention.saved on retention.choose #0: after the next one',
      ],
    },
  ],
  secondFactor: [
    {
      reason: "'initializing' leads on at once, by whether there is one: to the same state",
      mutants: [
        'secondFactor.enrolling on xstate.error.actor.enrol #1: leading to initializing',
        'secondFactor.reauthenticating on reauthentication.cancel #0: leading to initializing',
        'secondFactor.scanning on setup.cancel #0: leading to initializing',
        'secondFactor.codes on codes.acknowledge #0: leading to initializing',
        'secondFactor.enteringCode on code.cancel #0: leading to initializing',
        'secondFactor.changing on xstate.done.actor.changeFactor #0: leading to initializing',
      ],
    },
    {
      reason: INDEPENDENT,
      mutants: ['secondFactor.verifyingCode on xstate.error.actor.confirm #0: with clearSetup after storeKeyOver'],
    },
  ],
  session: [
    {
      reason: INDEPENDENT,
      mutants: ['session.exchanging on xstate.error.actor.exchangeSignIn #0: with storeRefusal after restoreAgain'],
    },
  ],
  summaries: [
    {
      reason: "'opened' leads on at once while something that is listed is not decrypted, and there always is",
      mutants: [
        'summaries.showing.failed on summaries.show #0: leading to opened',
        'summaries.showing: beginning in opened',
      ],
    },
    { reason: INDEPENDENT, mutants: ['summaries.showing: exit with stopShowing after forgetOpened'] },
  ],
  transcribeDemo: [
    { reason: INDEPENDENT, mutants: ['transcribeDemo.loading: entry with hidePassage after clearSilence'] },
  ],
  waitlist: [
    { reason: INDEPENDENT, mutants: ['waitlist.editing: entry with clearKey after clearEmail'] },
    {
      reason: CLEARED,
      mutants: ["context: null #0 as 'mutated'", "context: null #1 as 'mutated'"],
    },
  ],
  checkout: [
    {
      reason: EXCLUSIVE,
      mutants: [
        'checkout.initializing always #0: after the next one',
        'checkout.pollingStatus on xstate.done.actor.confirmCheckout #0: after the next one',
        'checkout.pollingStatus on xstate.done.actor.confirmCheckout #1: after the next one',
        'checkout.pollingStatus on xstate.done.actor.confirmCheckout #2: after the next one',
      ],
    },
    {
      reason: "'initializing' leads on at once, and to the same state",
      mutants: [
        'checkout.creating on xstate.error.actor.startCheckout #0: leading to initializing',
        'checkout.reviewing on review.cancel #0: leading to initializing',
        'checkout.openingPortal on xstate.error.actor.openPortal #0: leading to initializing',
        'checkout.redirectFailed on plans.show #0: leading to initializing',
        'checkout.confirmed on plans.show #0: leading to initializing',
        'checkout.declined on plans.show #0: leading to initializing',
        'checkout.unpaid on plans.show #0: leading to initializing',
        'checkout.pending on checkout.check #0: leading to initializing',
        'checkout.confirmationTimedOut on checkout.check #0: leading to initializing',
        'checkout.checkFailed on checkout.check #0: leading to initializing',
      ],
    },
  ],
  messagingLink: [
    {
      reason: EXCLUSIVE,
      mutants: ['messagingLink.waiting on xstate.done.actor.awaitLink #0: after the next one'],
    },
    {
      reason: CLEARED,
      mutants: ["context: null #0 as 'mutated'"],
    },
  ],
  requestMail: [
    {
      reason: "'initializing' leads on at once, and to the same state: that one was just sent is forgotten by then",
      mutants: [
        'requestMail.sending on xstate.error.actor.sendMail #0: leading to initializing',
        'requestMail.sent on xstate.after.resendInterval.requestMail.sent #0: leading to initializing',
      ],
    },
  ],
  dataExport: [
    {
      reason: EXCLUSIVE,
      mutants: ['dataExport.requesting on xstate.error.actor.requestExport #0: after the next one'],
    },
  ],
  emailChange: [
    {
      reason: EXCLUSIVE,
      mutants: [
        'emailChange.deciding always #0: after the next one',
        'emailChange.requesting on xstate.error.actor.requestChange #0: after the next one',
        'emailChange.waitingForLast on xstate.done.actor.awaitLast #0: after the next one',
      ],
    },
    {
      reason:
        "'deciding' leads on at once, and to the same state: what was just requested, cancelled, ended or dropped is known",
      mutants: [
        'emailChange.editing on form.cancel #0: leading to deciding',
        'emailChange.requesting on xstate.done.actor.requestChange #0: leading to waiting',
        'emailChange.requestingWithPassword on xstate.done.actor.requestChange #0: leading to waiting',
        'emailChange.waiting on xstate.after.changeTtl.emailChange.waiting #0: leading to ended',
        'emailChange.waitingForLast on xstate.after.changeTtl.emailChange.waitingForLast #0: leading to ended',
        'emailChange.cancelling on xstate.done.actor.cancelChange #1: leading to idle',
      ],
    },
    {
      reason: INDEPENDENT,
      mutants: [
        'emailChange.requesting on xstate.done.actor.requestChange #0: with storeStatus after storeSent',
        'emailChange.requestingWithPassword on xstate.done.actor.requestChange #0: with storeStatus after storeSent',
      ],
    },
  ],
  planChange: [{ reason: EXCLUSIVE, mutants: ['planChange.initializing always #0: after the next one'] }],
}
