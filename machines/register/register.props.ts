import type { FieldIssues } from '#contracts/forms/issues.ts'
import { consequencesOf } from '../kit/consequences.ts'
import {
  emits,
  failsValidation,
  failsInPlace,
  isSame,
  hasNoErrors,
  starts,
  startsWithInput,
} from '../kit/predicates.ts'
import type { Predicate, Property } from '../kit/properties.ts'
import { ORIGIN, PASSWORD } from '../kit/samples.ts'
import type { registerMachine } from './register.machine.ts'

type Is = Predicate<typeof registerMachine>

const { isIdleIn, shows } = consequencesOf<typeof registerMachine>()

const isForm: Is = shows('form')
const isEditing: Is = isIdleIn('form')
const isCreated: Is = shows('created')
const isCounting: Is = (state) => isCreated(state) && state.can({ type: 'redirect.pause' })
const isIdleCreated: Is = isIdleIn('created')
const hasOtherMail: Is = (state) => isCreated(state) && state.can({ type: 'email.resend' })

const EMAIL = 'ana@prosa.test'
const CONFIRM_FIRST = { type: 'navigate', to: 'login', navigationState: { email: EMAIL, intent: 'confirmEmail' } }

const ISSUES: Readonly<Record<string, FieldIssues>> = {
  'form.submit:nameless': { name: 'name.required' },
  'form.submit:noEmail': { email: 'email.required' },
  'form.submit:badEmail': { email: 'email.invalid' },
  'form.submit:badPhone': { phone: 'phone.invalid' },
  'form.submit:shortPassword': { password: 'password.tooShort' },
  'form.submit:mismatch': { confirmPassword: 'password.mismatch' },
  'form.submit:unticked': { terms: 'terms.required' },
}
const ACCOUNT = {
  name: 'Ana Souza',
  phone: '+5511987654321',
  email: EMAIL,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  terms: 'accepted',
}
/** The call that each click on the form makes. */
const CALLS: Readonly<Record<string, object>> = {
  'form.submit:good': { src: 'signUp', input: ACCOUNT },
  'google.continue:accepted': { src: 'continueWithGoogle', input: { intent: 'signUp' } },
  'google.continue:unticked': { src: 'checkGoogleAvailable', input: { intent: 'signUp' } },
}

export const registerProperties: readonly Property<typeof registerMachine>[] = [
  {
    name: 'Register starts with an empty form without issues',
    cites: ['REG-01', 'REG-20'],
    kind: 'start',
    input: 'uninvited',
    expect: (state) => isEditing(state) && hasNoErrors(state) && state.context.prefill === null,
  },
  {
    name: 'Each rule has an issue at its field: name, e-mail, phone, password, confirmation and terms',
    cites: ['REG-02', 'REG-03', 'REG-04', 'REG-05', 'REG-06', 'FIELD-07', 'FIELD-10', 'FIELD-19', 'LIMIT-01'],
    kind: 'everyStep',
    when: Object.keys(ISSUES),
    expect: (it) => failsValidation(it, ISSUES[it.on]),
  },
  {
    name: 'The form creates the account, with phone and address normalised; Google starts by its button only',
    cites: ['REG-07', 'REG-22', 'AUTH-16', 'AUTH-17'],
    kind: 'after',
    on: Object.keys(CALLS),
    from: isEditing,
    expect: ({ on, calls }) => isSame(calls, [CALLS[on]]),
    only: ({ calls }) => calls.some(({ src }) => !['resendConfirmation', 'verifyCode', 'takeReturnTo'].includes(src)),
  },
  {
    name: 'The success screen names the address, asks to check the e-mail and counts down',
    cites: ['REG-09'],
    kind: 'everyStep',
    when: ['signUp:created'],
    expect: ({ after }) => isCounting(after) && after.context.email === EMAIL,
  },
  {
    name: 'A failure is shown with its own message where the request was made and can be repeated',
    cites: ['REG-10', 'AUTH-09', 'AUTH-16', 'TEXT-28', 'TEXT-29', 'TEXT-30', 'FAIL-04', 'FAIL-05'],
    kind: 'everyStep',
    when: ({ on, failed }) => failed !== null && !/^(prefill|takeReturnTo):/.test(on),
    expect: (it) => failsInPlace(it) && it.after.context.email === it.before.context.email,
  },
  {
    name: 'The form links to sign-in and to the password reset, with the address that was sent',
    cites: ['REG-10', 'REG-11'],
    kind: 'after',
    on: ['login.open', 'passwordReset.open'],
    from: isEditing,
    expect: (it) => {
      const { email } = it.before.context
      const navigationState = {
        ...(email && { email }),
        ...(it.on === 'passwordReset.open' && { intent: 'passwordReset' }),
      }
      return emits(it, { type: 'navigate', to: 'login', navigationState })
    },
  },
  {
    name: 'The success screen goes to login by itself after 8 s, once',
    cites: ['REG-12'],
    kind: 'after',
    on: 'wait redirectDelay',
    from: isCounting,
    expect: (it) => it.waited === 8_000 && emits(it, CONFIRM_FIRST) && isCreated(it.after) && !isCounting(it.after),
    only: ({ on, emitted }) => emitted.length > 0 && !/\.open$|^takeReturnTo:/.test(on),
  },
  {
    name: 'Any interaction pauses the redirect',
    cites: ['REG-13'],
    kind: 'after',
    on: 'redirect.pause',
    from: isCounting,
    expect: ({ after, emitted }) => isCreated(after) && !isCounting(after) && emitted.length === 0,
  },
  {
    name: 'The button of the success screen goes to login at once',
    cites: ['REG-14'],
    kind: 'after',
    on: 'login.open',
    from: isCreated,
    expect: (it) => emits(it, CONFIRM_FIRST),
  },
  {
    name: 'The code of the e-mail is checked for the address of the form, on submit only',
    cites: ['REG-15'],
    kind: 'after',
    on: 'code.submit:good',
    from: isIdleCreated,
    expect: (it) =>
      startsWithInput(it, 'verifyCode', { code: '123456', email: EMAIL, purpose: 'signup' }) && hasNoErrors(it.after),
    only: (it) => starts(it, 'verifyCode'),
  },
  {
    name: 'An incomplete code is an issue at its field and is not sent',
    cites: ['REG-15'],
    kind: 'after',
    on: 'code.submit:short',
    from: isIdleCreated,
    expect: ({ after, calls }) => isSame([after.context.issues, calls], [{ code: 'code.invalid' }, []]),
  },
  {
    name: 'Submitting a code stops the redirect',
    cites: ['REG-13'],
    kind: 'everyStep',
    when: ['code.submit:good', 'code.submit:short'],
    expect: ({ after, emitted }) => !isCounting(after) && emitted.length === 0,
  },
  {
    name: 'While a code is checked no mail can be requested and the address cannot be corrected, and vice versa',
    cites: ['REG-15', 'REG-17'],
    kind: 'everyStep',
    when: ({ before }) => isCreated(before) && before.hasTag('busy'),
    expect: ({ on, after, calls }) =>
      (isCreated(after) || on === 'verifyCode:verified') && (calls.length === 0 || on === 'verifyCode:verified'),
  },
  {
    name: 'The right code leads to the requested page, else to the dashboard',
    cites: ['REG-15', 'GUARD-07', 'GUARD-08'],
    kind: 'everyStep',
    when: ['verifyCode:verified', 'takeReturnTo:some', 'takeReturnTo:none', 'takeReturnTo:crashed'],
    expect: (it) => {
      if (it.on === 'verifyCode:verified')
        return shows('leaving')(it.after) && startsWithInput(it, 'takeReturnTo', undefined)
      const { route: to, search } = it.on === 'takeReturnTo:some' ? ORIGIN : { route: 'dashboard', search: '' }
      return shows('leaving')(it.after) && emits(it, { type: 'navigate', to, search, replace: true })
    },
  },
  {
    name: 'A wrong address can be corrected',
    cites: ['REG-16'],
    kind: 'after',
    on: 'email.change',
    from: isIdleCreated,
    expect: ({ after }) => isEditing(after) && after.context.email === EMAIL && hasNoErrors(after),
  },
  {
    name: 'A further confirmation e-mail is sent to the address of the form, by its button only',
    cites: ['REG-17'],
    kind: 'after',
    on: 'email.resend',
    from: hasOtherMail,
    expect: (it) => startsWithInput(it, 'resendConfirmation', { email: EMAIL }),
    only: (it) => starts(it, 'resendConfirmation'),
  },
  {
    name: 'After a confirmation e-mail no further one can be requested at once',
    cites: ['AUTH-08'],
    kind: 'everyStep',
    when: ['signUp:created', 'resendConfirmation:sent'],
    expect: ({ after }) => isCreated(after) && hasNoErrors(after) && !after.hasTag('busy') && !hasOtherMail(after),
  },
  {
    name: 'A further confirmation e-mail is offered only after a minute, or if sending failed',
    cites: ['REG-17', 'AUTH-08', 'AUTH-09'],
    kind: 'everyStep',
    when: ({ before, after }) => hasOtherMail(after) && !hasOtherMail(before),
    expect: ({ on, failed }) => on === 'wait resendInterval' || failed !== null,
  },
  {
    name: 'A mail that could not be sent can be requested again at once',
    cites: ['AUTH-09'],
    kind: 'everyStep',
    when: ['resendConfirmation:limited', 'resendConfirmation:crashed'],
    expect: ({ after }) => hasOtherMail(after),
  },
  {
    name: 'Without any action the success screen eventually offers another e-mail',
    cites: ['REG-17'],
    kind: 'leadsTo',
    when: isCreated,
    expect: (state) => hasOtherMail(state) || shows('leaving')(state),
  },
  {
    name: 'An invitation is read at once',
    cites: ['REG-18'],
    kind: 'start',
    input: 'invited',
    expect: (state) => isForm(state) && state.hasTag('busy') && state.context.invitation !== null,
  },
  {
    name: 'An invitation that was read is removed; the form is prefilled, or empty with a note that the invitation has expired',
    cites: ['REG-18', 'REG-19', 'TEXT-35'],
    kind: 'everyStep',
    when: ['prefill:found', 'prefill:invalid', 'prefill:crashed'],
    expect: ({ after, answered = null, failed }) =>
      isEditing(after) &&
      isSame([after.context.invitation, after.context.prefill, after.context.failure], [null, answered, failed]),
  },
  {
    name: 'No data is filled in without an invitation',
    cites: ['REG-20'],
    kind: 'everyStep',
    when: ({ before, after }) => !isSame(before.context.prefill, after.context.prefill),
    expect: ({ on }) => on === 'prefill:found',
  },
  {
    name: 'An account made with Google needs the terms accepted too, with an issue at the checkbox',
    cites: ['REG-22'],
    kind: 'everyStep',
    when: ['checkGoogleAvailable:offered'],
    expect: (it) => failsValidation(it, { terms: 'terms.required' }),
  },
  {
    name: 'Back from Google, the form is shown again',
    cites: ['REG-29'],
    kind: 'everyStep',
    when: ['continueWithGoogle:redirected', 'wait googleRedirectTimeout'],
    expect: ({ on, after }) => isForm(after) && after.hasTag('busy') === (on === 'continueWithGoogle:redirected'),
  },
  {
    name: 'The form can always be reached',
    cites: ['FAIL-26'],
    kind: 'canAlwaysReach',
    when: (state) => !shows('leaving')(state),
    expect: isEditing,
  },
]
