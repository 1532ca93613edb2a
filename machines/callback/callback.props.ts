import { consequencesOf } from '../kit/consequences.ts'
import type { Occurrence, Predicate, Property } from '../kit/properties.ts'
import { ORIGIN } from '../kit/samples.ts'
import type { callbackMachine } from './callback.machine.ts'

const { after, ends, failures, onlyAfter, isIdleIn, shows } = consequencesOf<typeof callbackMachine>()

type Step = Occurrence<typeof callbackMachine>

/** A link that waits for the button; a code that could not be exchanged has the same view. */
const isUnpressed: Predicate<typeof callbackMachine> = (state) =>
  isIdleIn('confirm')(state) && state.context.authCode === null
/** Views of an e-mail change's link. */
const isOfChange = shows('mailbox', 'mailboxConfirmed', 'addressChanged', 'changeEnded')
/** The address was verified. */
const isVerified: Predicate<typeof callbackMachine> = (state) =>
  shows('confirmed')(state) || state.matches('toNewPassword') || state.matches('leaving') || state.matches('redirected')

const EMAIL = 'ana@prosa.test'
const CLEARED = { token: null, authCode: null } as const
const TO_ACCOUNT = { type: 'navigate', to: 'dashboard', search: '', replace: true } as const

const isRead = (purpose: 'signup' | 'recovery') =>
  ({ shows: 'confirm', context: { token: 'token-hash-of-a-link', purpose } }) as const

/** Confirms the address, or redirects a password reset to the new password; the secrets are cleared. */
const verified =
  (linkPurpose?: 'signup' | 'recovery') =>
  ({ before }: Step) => {
    const purpose = linkPurpose ?? before.context.purpose
    const context = { ...CLEARED, email: null, purpose }
    return purpose === 'recovery'
      ? { context, shows: 'waiting' as const, emits: { type: 'navigate' as const, to: 'resetPassword' as const } }
      : { context, shows: 'confirmed' as const }
  }

const verifies = (purpose: 'signup' | 'recovery') => ({
  context: { email: EMAIL, purpose },
  calls: { verifyCode: { email: EMAIL, code: '123456', purpose } },
})

/** The call for a new link, with the current purpose. */
const asksForLink = ({ before: { context } }: Step) => ({
  context: { email: EMAIL },
  calls: { sendLink: { email: EMAIL, purpose: context.purpose } },
})

export const callbackProperties: readonly Property<typeof callbackMachine>[] = [
  {
    name: 'A link from an e-mail starts with no other data, and confirms an address unless it names another purpose',
    cites: ['AUTH-24'],
    kind: 'start',
    input: 'link',
    expect: (state) => state.matches('reading') && state.context.email === null && state.context.purpose === 'signup',
  },
  {
    name: 'The URL is read first, whatever the navigation state',
    cites: ['AUTH-24'],
    kind: 'start',
    input: 'passwordResetCode',
    expect: (state) =>
      state.matches('reading') && state.context.email === EMAIL && state.context.purpose === 'recovery',
  },
  {
    name: 'Opening a link does not use it up; a code of this browser is exchanged; without a link the code is asked for',
    cites: ['ACCOUNT-26', 'AUTH-23', 'AUTH-24', 'AUTH-25', 'AUTH-26', 'AUTH-35'],
    ...ends('takeLink', {
      signUpLink: isRead('signup'),
      passwordResetLink: isRead('recovery'),
      emailChangeLink: {
        shows: 'mailbox',
        context: { token: 'token-of-an-email-change', email: null, purpose: 'signup' },
      },
      authCode: {
        context: { authCode: 'authorization-code' },
        calls: { exchangeCode: { code: 'authorization-code' } },
      },
      refused: { shows: 'linkUnusable', failure: 'auth.linkExpired' },
      refusedOtherwise: { shows: 'linkUnusable', failure: 'auth.refused' },
      nothing: { shows: 'code' },
      crashed: { shows: 'code' },
    }),
  },
  {
    name: 'Only the button verifies the link, for the purpose it was sent for',
    cites: ['AUTH-23', 'AUTH-24'],
    ...onlyAfter(isUnpressed, {
      'link.confirm': ({ before: { context } }) => ({
        calls: { verifyLink: { tokenHash: 'token-hash-of-a-link', purpose: context.purpose } },
      }),
    }),
  },
  {
    name: 'An expired link is shown as expired; after any other failure the button can be clicked again',
    cites: ['AUTH-26', 'AUTH-27', 'AUTH-32', 'AUTH-33'],
    ...ends('verifyLink', {
      verified: verified(),
      spent: { shows: 'linkUnusable', failure: 'auth.linkExpired', context: CLEARED },
      ...failures(['unreachable', 'crashed'], { shows: 'confirm' }),
    }),
  },
  {
    name: 'An exchanged code continues as a verified link does; in another browser the e-mailed code is offered; after any failure except an expired link the code is kept',
    cites: ['AUTH-25', 'AUTH-26', 'AUTH-27', 'AUTH-32', 'AUTH-33'],
    ...ends('exchangeCode', {
      signedUp: verified('signup'),
      passwordReset: verified('recovery'),
      otherBrowser: { shows: 'otherBrowser', context: CLEARED },
      spent: { shows: 'linkUnusable', failure: 'auth.linkExpired', context: CLEARED },
      ...failures(['unreachable', 'crashed'], { shows: 'confirm' }),
    }),
  },
  {
    name: 'A code that could not be exchanged is exchanged again when the button is clicked',
    cites: ['AUTH-27'],
    ...after((state) => isIdleIn('confirm')(state) && !isUnpressed(state), {
      'link.confirm': { shows: 'waiting', calls: { exchangeCode: { code: 'authorization-code' } } },
    }),
  },
  {
    name: 'Wherever a link fails, the code can be entered',
    cites: ['AUTH-25'],
    ...after(isIdleIn('confirm', 'linkUnusable', 'otherBrowser', 'address', 'sent'), {
      'code.open': { shows: 'code', failure: null, issues: {}, context: CLEARED },
    }),
  },
  {
    name: 'Wherever a link fails, a new one can be requested',
    cites: ['AUTH-25'],
    ...after(isIdleIn('linkUnusable', 'otherBrowser', 'code'), {
      'newLink.open': { shows: 'address', failure: null, issues: {} },
    }),
  },
  {
    name: 'The sign-in page opens with the address that is confirmed already',
    cites: ['AUTH-28'],
    ...after(isIdleIn('linkUnusable', 'code'), {
      'signIn.open': ({ before: { context } }) => ({
        emits: {
          type: 'navigate',
          to: 'login',
          navigationState: context.email === null ? {} : { email: context.email },
        },
      }),
    }),
  },
  {
    name: 'Until the address is verified, the code and a new link can be reached',
    cites: ['AUTH-25'],
    kind: 'canAlwaysReach',
    when: (state) => !isVerified(state) && !isOfChange(state) && !state.matches('toSettings'),
    expect: isIdleIn('code'),
  },
  {
    name: 'The e-mail must be a valid address',
    cites: ['FIELD-07'],
    ...after(isIdleIn('code', 'address'), { 'form.submit:badEmail': { issues: { email: 'email.invalid' } } }),
  },
  {
    name: 'A code of six digits is verified for its address and purpose, on submit only',
    cites: ['AUTH-29'],
    ...onlyAfter(isIdleIn('code'), {
      'form.submit:badCode': { issues: { code: 'code.invalid' } },
      'form.submit:good': verifies('signup'),
      'form.submit:goodPasswordReset': verifies('recovery'),
    }),
  },
  {
    name: 'A wrong code, or one that could not be checked, shows the failure and can be typed again',
    cites: ['AUTH-30', 'AUTH-32', 'AUTH-33'],
    ...ends('verifyCode', { verified: verified(), ...failures(['wrong', 'crashed'], { shows: 'code' }) }),
  },
  {
    name: 'A new link is requested for the typed address and the same purpose, on submit only',
    cites: ['AUTH-31'],
    ...onlyAfter(isIdleIn('address'), {
      'form.submit:good': asksForLink,
      'form.submit:goodPasswordReset': asksForLink,
      'form.submit:badCode': asksForLink,
    }),
  },
  {
    name: 'A requested link gets the same answer for every address; a failed request can be retried',
    cites: ['AUTH-31', 'FAIL-07'],
    ...ends('sendLink', { sent: { shows: 'sent' }, ...failures(['limited', 'crashed'], { shows: 'address' }) }),
  },
  {
    name: 'An address is shown as verified only after the service verified it',
    cites: ['AUTH-24'],
    kind: 'everyStep',
    when: (it) => isVerified(it.after) && !isVerified(it.before),
    expect: ({ on }) => /^(verifyLink:verified|verifyCode:verified|exchangeCode:(signedUp|passwordReset))$/.test(on),
  },
  {
    name: 'The token of a link is kept only until it is used or abandoned; after that neither token nor address is kept',
    cites: ['AUTH-34'],
    kind: 'always',
    expect: (state) =>
      (state.context.token !== null) === (shows('confirm', 'mailbox')(state) && !state.matches('exchangeFailed')) &&
      (state.context.authCode !== null) === (state.matches('exchanging') || state.matches('exchangeFailed')) &&
      (!isVerified(state) || state.context.email === null),
  },
  {
    name: 'The requested page is taken only when the account is opened',
    cites: ['GUARD-08'],
    ...onlyAfter(isIdleIn('confirmed'), { 'account.open': { shows: 'waiting', calls: { takeReturnTo: undefined } } }),
  },
  {
    name: "The requested page survives the e-mail confirmation; without one, the account's start page opens",
    cites: ['GUARD-07', 'GUARD-08'],
    ...ends('takeReturnTo', {
      some: {
        context: { returnTo: ORIGIN },
        emits: { type: 'navigate', to: ORIGIN.route, search: ORIGIN.search, replace: true },
      },
      none: { emits: TO_ACCOUNT },
      crashed: { emits: TO_ACCOUNT },
    }),
  },
  {
    name: 'Only the button confirms the mailbox that a link of an e-mail change was sent to',
    cites: ['ACCOUNT-26'],
    ...onlyAfter(isIdleIn('mailbox'), {
      'link.confirm': { calls: { confirmMailbox: { token: 'token-of-an-email-change' } } },
    }),
  },
  {
    name: 'The address changes only once both mailboxes have confirmed; an ended change is shown as ended',
    cites: ['ACCOUNT-26', 'ACCOUNT-29', 'AUTH-27'],
    ...ends('confirmMailbox', {
      first: {
        shows: 'mailboxConfirmed',
        context: { token: null, confirmation: { mailbox: 'current', waiting_for: 'new' } },
      },
      firstOfNew: {
        shows: 'mailboxConfirmed',
        context: { token: null, confirmation: { mailbox: 'new', waiting_for: 'current' } },
      },
      last: {
        shows: 'addressChanged',
        context: { token: null, confirmation: { mailbox: 'new', waiting_for: null } },
      },
      spent: { shows: 'changeEnded', failure: 'auth.linkExpired', context: { token: null } },
      taken: { shows: 'changeEnded', failure: 'auth.emailTaken', context: { token: null } },
      ...failures(['limited', 'unreachable', 'crashed'], { shows: 'mailbox' }),
    }),
  },
  {
    name: 'A confirmed or ended change of the e-mail links to the settings that show it',
    cites: ['ACCOUNT-26'],
    ...onlyAfter(isIdleIn('mailboxConfirmed', 'addressChanged', 'changeEnded'), {
      'account.open': { shows: 'waiting', failure: null, emits: { type: 'navigate', to: 'emailSettings' } },
    }),
  },
]
