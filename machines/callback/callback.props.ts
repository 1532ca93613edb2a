import { asks, starts, startsNothing, startsWith, staysAsItWas } from '../kit/happenings.ts'
import type { Predicate, Property } from '../kit/properties.ts'
import { ORIGIN } from '../kit/samples.ts'
import type { callbackMachine } from './callback.machine.ts'

type Is = Predicate<typeof callbackMachine>

const isReading: Is = (state) => state.matches('reading')
const isConfirming: Is = (state) => state.matches('confirming')
const isVerifying: Is = (state) => state.matches('verifying')
const isExchanging: Is = (state) => state.matches('exchanging')
const isSpent: Is = (state) => state.matches('spent')
const isOtherBrowser: Is = (state) => state.matches('otherBrowser')
const isEnteringCode: Is = (state) => state.matches('enteringCode')
const isVerifyingCode: Is = (state) => state.matches('verifyingCode')
const isEnteringAddress: Is = (state) => state.matches('enteringAddress')
const isSendingLink: Is = (state) => state.matches('sendingLink')
const isLeaving: Is = (state) => state.matches('leaving')
const isVerified: Is = (state) =>
  state.matches('confirmed') || state.matches('recovering') || isLeaving(state) || state.matches('left')

const isOffering: Is = (state) => state.matches('offeringMailbox')
const isConfirmingMailbox: Is = (state) => state.matches('confirmingMailbox')
const isChangeTold: Is = (state) =>
  state.matches('mailboxConfirmed') || state.matches('addressChanged') || state.matches('changeOver')
const isOfChange: Is = (state) =>
  isOffering(state) || isConfirmingMailbox(state) || isChangeTold(state) || state.matches('toSettings')

const EMAIL = 'ana@prosa.test'

export const callbackProperties: readonly Property<typeof callbackMachine>[] = [
  {
    says: 'Whoever comes from an e-mail brings nothing else along, and confirms an address unless the link says otherwise',
    cites: ['AUTH-24'],
    kind: 'start',
    input: 'link',
    holds: (state) => isReading(state) && state.context.email === null && state.context.purpose === 'signup',
  },
  {
    says: 'The address is read first, whatever was carried here',
    cites: ['AUTH-24'],
    kind: 'start',
    input: 'recoveryCode',
    holds: (state) => isReading(state) && state.context.email === EMAIL && state.context.purpose === 'recovery',
  },
  {
    says: 'Opening a link spends nothing: it waits for a press of the button',
    cites: ['AUTH-23'],
    kind: 'after',
    on: ['takeLink:signUpLink', 'takeLink:recoveryLink'],
    from: isReading,
    holds: (it) => isConfirming(it.after) && startsNothing(it),
  },
  {
    says: 'Nothing spends a link but that press',
    cites: ['AUTH-23'],
    kind: 'everyStep',
    when: (it) => starts(it, 'verifyLink'),
    holds: ({ on }) => on === 'link.confirm',
  },
  {
    says: 'The press verifies the link for what it was sent',
    cites: ['AUTH-24'],
    kind: 'after',
    on: 'link.confirm',
    from: isConfirming,
    holds: (it) =>
      isVerifying(it.after) &&
      startsWith(it, 'verifyLink', { tokenHash: 'token-hash-of-a-link', purpose: it.before.context.purpose }),
  },
  {
    says: 'A link tells what it is for',
    cites: ['AUTH-24'],
    kind: 'everyStep',
    when: ({ on }) => on === 'takeLink:signUpLink' || on === 'takeLink:recoveryLink',
    holds: ({ on, after }) => after.context.purpose === (on === 'takeLink:signUpLink' ? 'signup' : 'recovery'),
  },
  {
    says: 'An authorization code of this browser is exchanged at once',
    cites: ['AUTH-35'],
    kind: 'after',
    on: 'takeLink:authCode',
    from: isReading,
    holds: (it) => isExchanging(it.after) && startsWith(it, 'exchangeCode', { code: 'authorization-code' }),
  },
  {
    says: 'A link opened in another browser never dead-ends: it offers the code, or a new link',
    cites: ['AUTH-25'],
    kind: 'after',
    on: 'exchangeCode:otherBrowser',
    from: isExchanging,
    holds: ({ after }) => isOtherBrowser(after),
  },
  {
    says: 'A link that was refused, has run out or was used before is told as such',
    cites: ['AUTH-26'],
    kind: 'after',
    on: ['takeLink:refused', 'takeLink:refusedOtherwise'],
    from: isReading,
    holds: ({ on, after }) =>
      isSpent(after) &&
      after.context.failure?.code === (on === 'takeLink:refused' ? 'auth.linkExpired' : 'auth.refused'),
  },
  {
    says: 'So is one that turns out so when it is pressed',
    cites: ['AUTH-26'],
    kind: 'after',
    on: 'verifyLink:spent',
    from: isVerifying,
    holds: ({ after }) => isSpent(after) && after.context.failure?.code === 'auth.linkExpired',
  },
  {
    says: 'And a code that cannot be exchanged, for whatever reason',
    cites: ['AUTH-26'],
    kind: 'after',
    on: ['exchangeCode:spent', 'exchangeCode:crashed'],
    from: isExchanging,
    holds: ({ after }) => isSpent(after) && after.context.failure !== null,
  },
  {
    says: 'An address without a link asks for the code of the e-mail',
    cites: ['AUTH-25'],
    kind: 'after',
    on: ['takeLink:nothing', 'takeLink:crashed'],
    from: isReading,
    holds: ({ after }) => isEnteringCode(after),
  },
  {
    says: 'A failure that says nothing about the link leaves it to be pressed again',
    cites: ['AUTH-27'],
    kind: 'after',
    on: ['verifyLink:unreachable', 'verifyLink:crashed'],
    from: isVerifying,
    holds: ({ before, after }) =>
      isConfirming(after) &&
      after.context.failure !== null &&
      after.context.tokenHash === before.context.tokenHash &&
      after.context.purpose === before.context.purpose,
  },
  {
    says: 'Whoever confirmed by the same e-mail before goes on to sign in, with the address that is known',
    cites: ['AUTH-28'],
    kind: 'after',
    on: 'signIn.open',
    from: (state) => isSpent(state) || isEnteringCode(state),
    holds: (it) =>
      staysAsItWas(it) &&
      asks(it, {
        type: 'navigate',
        to: 'login',
        carry: it.before.context.email === null ? {} : { email: it.before.context.email },
      }),
  },
  {
    says: 'Wherever a link fails, the code is one step away',
    cites: ['AUTH-25'],
    kind: 'after',
    on: 'code.open',
    from: (state) =>
      isConfirming(state) ||
      isSpent(state) ||
      isOtherBrowser(state) ||
      isEnteringAddress(state) ||
      state.matches('linkSent'),
    holds: ({ after }) => isEnteringCode(after) && after.context.failure === null,
  },
  {
    says: 'And so is a new link',
    cites: ['AUTH-25'],
    kind: 'after',
    on: 'newLink.open',
    from: (state) => isSpent(state) || isOtherBrowser(state) || isEnteringCode(state),
    holds: ({ after }) => isEnteringAddress(after) && after.context.failure === null,
  },
  {
    says: 'Until the e-mail has done its work, a code and a new link stay in reach',
    cites: ['AUTH-25'],
    kind: 'canAlwaysReach',
    when: (state) => !isVerified(state) && !isOfChange(state),
    holds: isEnteringCode,
  },
  {
    says: 'The secret of a link is kept only until it was used or given up',
    cites: ['AUTH-34'],
    kind: 'always',
    holds: (state) =>
      (state.context.tokenHash !== null) ===
        (isConfirming(state) || isVerifying(state) || isOffering(state) || isConfirmingMailbox(state)) &&
      (state.context.authCode !== null) === isExchanging(state),
  },
  {
    says: 'The code has six digits',
    cites: ['AUTH-29'],
    kind: 'after',
    on: 'form.submit:badCode',
    from: isEnteringCode,
    holds: (it) => isEnteringCode(it.after) && it.after.context.issues.code === 'code.invalid' && startsNothing(it),
  },
  {
    says: 'The e-mail beside it must match the form {email}',
    cites: ['FIELD-07'],
    kind: 'after',
    on: 'form.submit:badEmail',
    from: (state) => isEnteringCode(state) || isEnteringAddress(state),
    holds: (it) => it.after.value === it.before.value && it.after.context.issues.email === 'email.invalid',
  },
  {
    says: 'An accepted code is verified for that address and for what it was sent',
    cites: ['AUTH-29'],
    kind: 'after',
    on: 'form.submit:good',
    from: isEnteringCode,
    holds: (it) =>
      isVerifyingCode(it.after) &&
      startsWith(it, 'verifyCode', { email: EMAIL, code: '123456', purpose: 'signup' }) &&
      it.after.context.purpose === 'signup',
  },
  {
    says: 'So is the code of a recovery',
    cites: ['AUTH-29'],
    kind: 'after',
    on: 'form.submit:goodRecovery',
    from: isEnteringCode,
    holds: (it) =>
      isVerifyingCode(it.after) &&
      startsWith(it, 'verifyCode', { email: EMAIL, code: '123456', purpose: 'recovery' }) &&
      it.after.context.purpose === 'recovery',
  },
  {
    says: 'Nothing tries a code but the form',
    cites: ['AUTH-29'],
    kind: 'everyStep',
    when: (it) => starts(it, 'verifyCode'),
    holds: ({ on, before }) => on.startsWith('form.submit:good') && isEnteringCode(before),
  },
  {
    says: 'A wrong code is told, and can be typed again',
    cites: ['AUTH-30'],
    kind: 'after',
    on: 'verifyCode:wrong',
    from: isVerifyingCode,
    holds: ({ after }) =>
      isEnteringCode(after) && after.context.failure?.code === 'auth.codeInvalid' && after.context.email === EMAIL,
  },
  {
    says: 'A code that could not be checked can be sent again',
    cites: ['AUTH-30'],
    kind: 'after',
    on: 'verifyCode:crashed',
    from: isVerifyingCode,
    holds: ({ after }) => isEnteringCode(after) && after.context.failure?.code === 'unexpected',
  },
  {
    says: 'A new link goes to the address that was typed, for the same purpose',
    cites: ['AUTH-31'],
    kind: 'after',
    on: 'form.submit:good',
    from: isEnteringAddress,
    holds: (it) =>
      isSendingLink(it.after) && startsWith(it, 'sendLink', { email: EMAIL, purpose: it.before.context.purpose }),
  },
  {
    says: 'Nothing sends a link but the form',
    cites: ['AUTH-31'],
    kind: 'everyStep',
    when: (it) => starts(it, 'sendLink'),
    holds: ({ on, before }) => on.startsWith('form.submit') && isEnteringAddress(before),
  },
  {
    says: 'A link that was asked for is told alike for every address',
    cites: ['AUTH-31'],
    kind: 'after',
    on: 'sendLink:sent',
    from: isSendingLink,
    holds: ({ after }) => after.matches('linkSent') && after.context.failure === null,
  },
  {
    says: 'One that could not be asked for is told, and can be asked for again',
    cites: ['FAIL-07'],
    kind: 'after',
    on: ['sendLink:limited', 'sendLink:crashed'],
    from: isSendingLink,
    holds: ({ after }) => isEnteringAddress(after) && after.context.failure !== null && after.context.email === EMAIL,
  },
  {
    says: 'Issues and failures are told one at a time, and only where something can be done',
    cites: ['FAIL-09'],
    kind: 'always',
    holds: (state) => {
      const hasIssues = Object.keys(state.context.issues).length > 0
      const hasFailure = state.context.failure !== null
      const isForm = isEnteringCode(state) || isEnteringAddress(state)
      const canFail =
        isForm || isConfirming(state) || isSpent(state) || isOffering(state) || state.matches('changeOver')
      return !(hasIssues && hasFailure) && (!hasIssues || isForm) && (!hasFailure || canFail)
    },
  },
  {
    says: 'A confirmed address is told, and the account is one step away',
    cites: ['AUTH-32'],
    kind: 'everyStep',
    when: ({ on, before }) =>
      (on === 'verifyLink:verified' || on === 'verifyCode:verified') && before.context.purpose === 'signup',
    holds: (it) => it.after.matches('confirmed') && it.emitted.length === 0,
  },
  {
    says: 'A recovery goes on to the new password, decided by what the link was for',
    cites: ['AUTH-33'],
    kind: 'everyStep',
    when: ({ on, before }) =>
      (on === 'verifyLink:verified' || on === 'verifyCode:verified') && before.context.purpose === 'recovery',
    holds: (it) => it.after.matches('recovering') && asks(it, { type: 'navigate', to: 'resetPassword' }),
  },
  {
    says: 'A code that was exchanged does likewise',
    cites: ['AUTH-33'],
    kind: 'everyStep',
    when: ({ on }) => on === 'exchangeCode:signedUp' || on === 'exchangeCode:recovering',
    holds: (it) =>
      it.on === 'exchangeCode:recovering'
        ? it.after.matches('recovering') && asks(it, { type: 'navigate', to: 'resetPassword' })
        : it.after.matches('confirmed') && it.emitted.length === 0,
  },
  {
    says: 'Only what the service verified counts as verified',
    cites: ['AUTH-24'],
    kind: 'everyStep',
    when: ({ before, after }) => isVerified(after) && !isVerified(before),
    holds: ({ on }) =>
      ['verifyLink:verified', 'verifyCode:verified', 'exchangeCode:signedUp', 'exchangeCode:recovering'].includes(on),
  },
  {
    says: 'What has done its work is forgotten',
    cites: ['AUTH-34'],
    kind: 'always',
    when: isVerified,
    holds: ({ context }) => context.email === null && context.tokenHash === null && context.authCode === null,
  },
  {
    says: 'The remembered origin is taken when the account is opened',
    cites: ['GUARD-08'],
    kind: 'after',
    on: 'account.open',
    from: (state) => state.matches('confirmed'),
    holds: (it) => isLeaving(it.after) && starts(it, 'takeOrigin'),
  },
  {
    says: 'The remembered origin survives the e-mail confirmation',
    cites: ['GUARD-08'],
    kind: 'after',
    on: 'takeOrigin:some',
    from: isLeaving,
    holds: (it) =>
      it.after.matches('left') &&
      asks(it, { type: 'navigate', to: ORIGIN.route, search: ORIGIN.search, replace: true }),
  },
  {
    says: 'Without one, the way leads to the start of the account',
    cites: ['GUARD-07'],
    kind: 'after',
    on: ['takeOrigin:none', 'takeOrigin:crashed'],
    from: isLeaving,
    holds: (it) =>
      it.after.matches('left') && asks(it, { type: 'navigate', to: 'dashboard', search: '', replace: true }),
  },
  {
    says: 'A link of an e-mail change confirms nothing by being opened either',
    cites: ['ACCOUNT-26'],
    kind: 'after',
    on: 'takeLink:emailChangeLink',
    from: isReading,
    holds: (it) => isOffering(it.after) && startsNothing(it) && it.after.context.failure === null,
  },
  {
    says: 'The press confirms the mailbox it was sent to',
    cites: ['ACCOUNT-26'],
    kind: 'after',
    on: 'link.confirm',
    from: isOffering,
    holds: (it) =>
      isConfirmingMailbox(it.after) &&
      startsWith(it, 'confirmMailbox', { token: 'token-of-an-email-change' }) &&
      it.after.context.failure === null,
  },
  {
    says: 'Nothing confirms a mailbox but that press',
    cites: ['ACCOUNT-26'],
    kind: 'everyStep',
    when: (it) => starts(it, 'confirmMailbox'),
    holds: ({ on, before }) => on === 'link.confirm' && isOffering(before),
  },
  {
    says: 'One mailbox alone changes nothing: the other one is named as waited for',
    cites: ['ACCOUNT-26'],
    kind: 'after',
    on: ['confirmMailbox:first', 'confirmMailbox:firstOfNew'],
    from: isConfirmingMailbox,
    holds: ({ on, after }) =>
      after.matches('mailboxConfirmed') &&
      after.context.confirmation?.waiting_for === (on === 'confirmMailbox:first' ? 'new' : 'current'),
  },
  {
    says: 'With the second the address is changed, and told to be',
    cites: ['ACCOUNT-26'],
    kind: 'after',
    on: 'confirmMailbox:last',
    from: isConfirmingMailbox,
    holds: ({ after }) => after.matches('addressChanged') && after.context.confirmation?.waiting_for === null,
  },
  {
    says: 'A link that is used or over, and an address that somebody else has by then, are told as such',
    cites: ['ACCOUNT-29'],
    kind: 'after',
    on: ['confirmMailbox:spent', 'confirmMailbox:taken'],
    from: isConfirmingMailbox,
    holds: ({ on, after }) =>
      after.matches('changeOver') &&
      after.context.failure?.code === (on === 'confirmMailbox:spent' ? 'auth.linkExpired' : 'auth.emailTaken'),
  },
  {
    says: 'A failure that says nothing about the change leaves it to be pressed again',
    cites: ['AUTH-27'],
    kind: 'after',
    on: ['confirmMailbox:limited', 'confirmMailbox:unreachable', 'confirmMailbox:crashed'],
    from: isConfirmingMailbox,
    holds: ({ on, before, after }) =>
      isOffering(after) &&
      after.context.tokenHash === before.context.tokenHash &&
      after.context.failure?.code ===
        {
          'confirmMailbox:limited': 'rate.limited',
          'confirmMailbox:unreachable': 'network.unreachable',
          'confirmMailbox:crashed': 'unexpected',
        }[on],
  },
  {
    says: 'From there the way leads to where the change is shown',
    cites: ['ACCOUNT-26'],
    kind: 'after',
    on: 'account.open',
    from: isChangeTold,
    holds: (it) => it.after.matches('toSettings') && asks(it, { type: 'navigate', to: 'accountSettings' }),
  },
]
