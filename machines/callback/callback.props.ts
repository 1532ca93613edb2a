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
    name: 'Whoever comes from an e-mail brings nothing else along, and confirms an address unless the link says otherwise',
    cites: ['AUTH-24'],
    kind: 'start',
    input: 'link',
    expect: (state) => isReading(state) && state.context.email === null && state.context.purpose === 'signup',
  },
  {
    name: 'The address is read first, whatever was carried here',
    cites: ['AUTH-24'],
    kind: 'start',
    input: 'recoveryCode',
    expect: (state) => isReading(state) && state.context.email === EMAIL && state.context.purpose === 'recovery',
  },
  {
    name: 'Opening a link spends nothing: it waits for a press of the button',
    cites: ['AUTH-23'],
    kind: 'after',
    on: ['takeLink:signUpLink', 'takeLink:recoveryLink'],
    from: isReading,
    expect: (it) => isConfirming(it.after) && startsNothing(it),
  },
  {
    name: 'Nothing spends a link but that press',
    cites: ['AUTH-23'],
    kind: 'everyStep',
    when: (it) => starts(it, 'verifyLink'),
    expect: ({ on }) => on === 'link.confirm',
  },
  {
    name: 'The press verifies the link for what it was sent',
    cites: ['AUTH-24'],
    kind: 'after',
    on: 'link.confirm',
    from: isConfirming,
    expect: (it) =>
      isVerifying(it.after) &&
      startsWith(it, 'verifyLink', { tokenHash: 'token-hash-of-a-link', purpose: it.before.context.purpose }),
  },
  {
    name: 'A link tells what it is for',
    cites: ['AUTH-24'],
    kind: 'everyStep',
    when: ({ on }) => on === 'takeLink:signUpLink' || on === 'takeLink:recoveryLink',
    expect: ({ on, after }) => after.context.purpose === (on === 'takeLink:signUpLink' ? 'signup' : 'recovery'),
  },
  {
    name: 'An authorization code of this browser is exchanged at once',
    cites: ['AUTH-35'],
    kind: 'after',
    on: 'takeLink:authCode',
    from: isReading,
    expect: (it) => isExchanging(it.after) && startsWith(it, 'exchangeCode', { code: 'authorization-code' }),
  },
  {
    name: 'A link opened in another browser never dead-ends: it offers the code, or a new link',
    cites: ['AUTH-25'],
    kind: 'after',
    on: 'exchangeCode:otherBrowser',
    from: isExchanging,
    expect: ({ after }) => isOtherBrowser(after),
  },
  {
    name: 'A link that was refused, has run out or was used before is told as such',
    cites: ['AUTH-26'],
    kind: 'after',
    on: ['takeLink:refused', 'takeLink:refusedOtherwise'],
    from: isReading,
    expect: ({ on, after }) =>
      isSpent(after) &&
      after.context.failure?.code === (on === 'takeLink:refused' ? 'auth.linkExpired' : 'auth.refused'),
  },
  {
    name: 'So is one that turns out so when it is pressed',
    cites: ['AUTH-26'],
    kind: 'after',
    on: 'verifyLink:spent',
    from: isVerifying,
    expect: ({ after }) => isSpent(after) && after.context.failure?.code === 'auth.linkExpired',
  },
  {
    name: 'And a code that cannot be exchanged, for whatever reason',
    cites: ['AUTH-26'],
    kind: 'after',
    on: ['exchangeCode:spent', 'exchangeCode:crashed'],
    from: isExchanging,
    expect: ({ after }) => isSpent(after) && after.context.failure !== null,
  },
  {
    name: 'An address without a link asks for the code of the e-mail',
    cites: ['AUTH-25'],
    kind: 'after',
    on: ['takeLink:nothing', 'takeLink:crashed'],
    from: isReading,
    expect: ({ after }) => isEnteringCode(after),
  },
  {
    name: 'A failure that says nothing about the link leaves it to be pressed again',
    cites: ['AUTH-27'],
    kind: 'after',
    on: ['verifyLink:unreachable', 'verifyLink:crashed'],
    from: isVerifying,
    expect: ({ before, after }) =>
      isConfirming(after) &&
      after.context.failure !== null &&
      after.context.tokenHash === before.context.tokenHash &&
      after.context.purpose === before.context.purpose,
  },
  {
    name: 'Whoever confirmed by the same e-mail before goes on to sign in, with the address that is known',
    cites: ['AUTH-28'],
    kind: 'after',
    on: 'signIn.open',
    from: (state) => isSpent(state) || isEnteringCode(state),
    expect: (it) =>
      staysAsItWas(it) &&
      asks(it, {
        type: 'navigate',
        to: 'login',
        navigationState: it.before.context.email === null ? {} : { email: it.before.context.email },
      }),
  },
  {
    name: 'Wherever a link fails, the code is one step away',
    cites: ['AUTH-25'],
    kind: 'after',
    on: 'code.open',
    from: (state) =>
      isConfirming(state) ||
      isSpent(state) ||
      isOtherBrowser(state) ||
      isEnteringAddress(state) ||
      state.matches('linkSent'),
    expect: ({ after }) => isEnteringCode(after) && after.context.failure === null,
  },
  {
    name: 'And so is a new link',
    cites: ['AUTH-25'],
    kind: 'after',
    on: 'newLink.open',
    from: (state) => isSpent(state) || isOtherBrowser(state) || isEnteringCode(state),
    expect: ({ after }) => isEnteringAddress(after) && after.context.failure === null,
  },
  {
    name: 'Until the e-mail has done its work, a code and a new link stay in reach',
    cites: ['AUTH-25'],
    kind: 'canAlwaysReach',
    when: (state) => !isVerified(state) && !isOfChange(state),
    expect: isEnteringCode,
  },
  {
    name: 'The secret of a link is kept only until it was used or given up',
    cites: ['AUTH-34'],
    kind: 'always',
    expect: (state) =>
      (state.context.tokenHash !== null) ===
        (isConfirming(state) || isVerifying(state) || isOffering(state) || isConfirmingMailbox(state)) &&
      (state.context.authCode !== null) === isExchanging(state),
  },
  {
    name: 'The code has six digits',
    cites: ['AUTH-29'],
    kind: 'after',
    on: 'form.submit:badCode',
    from: isEnteringCode,
    expect: (it) => isEnteringCode(it.after) && it.after.context.issues.code === 'code.invalid' && startsNothing(it),
  },
  {
    name: 'The e-mail beside it must match the form {email}',
    cites: ['FIELD-07'],
    kind: 'after',
    on: 'form.submit:badEmail',
    from: (state) => isEnteringCode(state) || isEnteringAddress(state),
    expect: (it) => it.after.value === it.before.value && it.after.context.issues.email === 'email.invalid',
  },
  {
    name: 'An accepted code is verified for that address and for what it was sent',
    cites: ['AUTH-29'],
    kind: 'after',
    on: 'form.submit:good',
    from: isEnteringCode,
    expect: (it) =>
      isVerifyingCode(it.after) &&
      startsWith(it, 'verifyCode', { email: EMAIL, code: '123456', purpose: 'signup' }) &&
      it.after.context.purpose === 'signup',
  },
  {
    name: 'So is the code of a recovery',
    cites: ['AUTH-29'],
    kind: 'after',
    on: 'form.submit:goodRecovery',
    from: isEnteringCode,
    expect: (it) =>
      isVerifyingCode(it.after) &&
      startsWith(it, 'verifyCode', { email: EMAIL, code: '123456', purpose: 'recovery' }) &&
      it.after.context.purpose === 'recovery',
  },
  {
    name: 'Nothing tries a code but the form',
    cites: ['AUTH-29'],
    kind: 'everyStep',
    when: (it) => starts(it, 'verifyCode'),
    expect: ({ on, before }) => on.startsWith('form.submit:good') && isEnteringCode(before),
  },
  {
    name: 'A wrong code is told, and can be typed again',
    cites: ['AUTH-30'],
    kind: 'after',
    on: 'verifyCode:wrong',
    from: isVerifyingCode,
    expect: ({ after }) =>
      isEnteringCode(after) && after.context.failure?.code === 'auth.codeInvalid' && after.context.email === EMAIL,
  },
  {
    name: 'A code that could not be checked can be sent again',
    cites: ['AUTH-30'],
    kind: 'after',
    on: 'verifyCode:crashed',
    from: isVerifyingCode,
    expect: ({ after }) => isEnteringCode(after) && after.context.failure?.code === 'unexpected',
  },
  {
    name: 'A new link goes to the address that was typed, for the same purpose',
    cites: ['AUTH-31'],
    kind: 'after',
    on: 'form.submit:good',
    from: isEnteringAddress,
    expect: (it) =>
      isSendingLink(it.after) && startsWith(it, 'sendLink', { email: EMAIL, purpose: it.before.context.purpose }),
  },
  {
    name: 'Nothing sends a link but the form',
    cites: ['AUTH-31'],
    kind: 'everyStep',
    when: (it) => starts(it, 'sendLink'),
    expect: ({ on, before }) => on.startsWith('form.submit') && isEnteringAddress(before),
  },
  {
    name: 'A link that was asked for is told alike for every address',
    cites: ['AUTH-31'],
    kind: 'after',
    on: 'sendLink:sent',
    from: isSendingLink,
    expect: ({ after }) => after.matches('linkSent') && after.context.failure === null,
  },
  {
    name: 'One that could not be asked for is told, and can be asked for again',
    cites: ['FAIL-07'],
    kind: 'after',
    on: ['sendLink:limited', 'sendLink:crashed'],
    from: isSendingLink,
    expect: ({ after }) => isEnteringAddress(after) && after.context.failure !== null && after.context.email === EMAIL,
  },
  {
    name: 'Issues and failures are told one at a time, and only where something can be done',
    cites: ['FAIL-09'],
    kind: 'always',
    expect: (state) => {
      const hasIssues = Object.keys(state.context.issues).length > 0
      const hasFailure = state.context.failure !== null
      const isForm = isEnteringCode(state) || isEnteringAddress(state)
      const canFail =
        isForm || isConfirming(state) || isSpent(state) || isOffering(state) || state.matches('changeOver')
      return !(hasIssues && hasFailure) && (!hasIssues || isForm) && (!hasFailure || canFail)
    },
  },
  {
    name: 'A confirmed address is told, and the account is one step away',
    cites: ['AUTH-32'],
    kind: 'everyStep',
    when: ({ on, before }) =>
      (on === 'verifyLink:verified' || on === 'verifyCode:verified') && before.context.purpose === 'signup',
    expect: (it) => it.after.matches('confirmed') && it.emitted.length === 0,
  },
  {
    name: 'A recovery goes on to the new password, decided by what the link was for',
    cites: ['AUTH-33'],
    kind: 'everyStep',
    when: ({ on, before }) =>
      (on === 'verifyLink:verified' || on === 'verifyCode:verified') && before.context.purpose === 'recovery',
    expect: (it) => it.after.matches('recovering') && asks(it, { type: 'navigate', to: 'resetPassword' }),
  },
  {
    name: 'A code that was exchanged does likewise',
    cites: ['AUTH-33'],
    kind: 'everyStep',
    when: ({ on }) => on === 'exchangeCode:signedUp' || on === 'exchangeCode:recovering',
    expect: (it) =>
      it.on === 'exchangeCode:recovering'
        ? it.after.matches('recovering') && asks(it, { type: 'navigate', to: 'resetPassword' })
        : it.after.matches('confirmed') && it.emitted.length === 0,
  },
  {
    name: 'Only what the service verified counts as verified',
    cites: ['AUTH-24'],
    kind: 'everyStep',
    when: ({ before, after }) => isVerified(after) && !isVerified(before),
    expect: ({ on }) =>
      ['verifyLink:verified', 'verifyCode:verified', 'exchangeCode:signedUp', 'exchangeCode:recovering'].includes(on),
  },
  {
    name: 'What has done its work is forgotten',
    cites: ['AUTH-34'],
    kind: 'always',
    when: isVerified,
    expect: ({ context }) => context.email === null && context.tokenHash === null && context.authCode === null,
  },
  {
    name: 'The remembered origin is taken when the account is opened',
    cites: ['GUARD-08'],
    kind: 'after',
    on: 'account.open',
    from: (state) => state.matches('confirmed'),
    expect: (it) => isLeaving(it.after) && starts(it, 'takeReturnTo'),
  },
  {
    name: 'The remembered origin survives the e-mail confirmation',
    cites: ['GUARD-08'],
    kind: 'after',
    on: 'takeReturnTo:some',
    from: isLeaving,
    expect: (it) =>
      it.after.matches('left') &&
      asks(it, { type: 'navigate', to: ORIGIN.route, search: ORIGIN.search, replace: true }),
  },
  {
    name: 'Without one, the way leads to the start of the account',
    cites: ['GUARD-07'],
    kind: 'after',
    on: ['takeReturnTo:none', 'takeReturnTo:crashed'],
    from: isLeaving,
    expect: (it) =>
      it.after.matches('left') && asks(it, { type: 'navigate', to: 'dashboard', search: '', replace: true }),
  },
  {
    name: 'A link of an e-mail change confirms nothing by being opened either',
    cites: ['ACCOUNT-26'],
    kind: 'after',
    on: 'takeLink:emailChangeLink',
    from: isReading,
    expect: (it) => isOffering(it.after) && startsNothing(it) && it.after.context.failure === null,
  },
  {
    name: 'The press confirms the mailbox it was sent to',
    cites: ['ACCOUNT-26'],
    kind: 'after',
    on: 'link.confirm',
    from: isOffering,
    expect: (it) =>
      isConfirmingMailbox(it.after) &&
      startsWith(it, 'confirmMailbox', { token: 'token-of-an-email-change' }) &&
      it.after.context.failure === null,
  },
  {
    name: 'Nothing confirms a mailbox but that press',
    cites: ['ACCOUNT-26'],
    kind: 'everyStep',
    when: (it) => starts(it, 'confirmMailbox'),
    expect: ({ on, before }) => on === 'link.confirm' && isOffering(before),
  },
  {
    name: 'One mailbox alone changes nothing: the other one is named as waited for',
    cites: ['ACCOUNT-26'],
    kind: 'after',
    on: ['confirmMailbox:first', 'confirmMailbox:firstOfNew'],
    from: isConfirmingMailbox,
    expect: ({ on, after }) =>
      after.matches('mailboxConfirmed') &&
      after.context.confirmation?.waiting_for === (on === 'confirmMailbox:first' ? 'new' : 'current'),
  },
  {
    name: 'With the second the address is changed, and told to be',
    cites: ['ACCOUNT-26'],
    kind: 'after',
    on: 'confirmMailbox:last',
    from: isConfirmingMailbox,
    expect: ({ after }) => after.matches('addressChanged') && after.context.confirmation?.waiting_for === null,
  },
  {
    name: 'A link that is used or over, and an address that somebody else has by then, are told as such',
    cites: ['ACCOUNT-29'],
    kind: 'after',
    on: ['confirmMailbox:spent', 'confirmMailbox:taken'],
    from: isConfirmingMailbox,
    expect: ({ on, after }) =>
      after.matches('changeOver') &&
      after.context.failure?.code === (on === 'confirmMailbox:spent' ? 'auth.linkExpired' : 'auth.emailTaken'),
  },
  {
    name: 'A failure that says nothing about the change leaves it to be pressed again',
    cites: ['AUTH-27'],
    kind: 'after',
    on: ['confirmMailbox:limited', 'confirmMailbox:unreachable', 'confirmMailbox:crashed'],
    from: isConfirmingMailbox,
    expect: ({ on, before, after }) =>
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
    name: 'From there the way leads to where the change is shown',
    cites: ['ACCOUNT-26'],
    kind: 'after',
    on: 'account.open',
    from: isChangeTold,
    expect: (it) => it.after.matches('toSettings') && asks(it, { type: 'navigate', to: 'accountSettings' }),
  },
]
