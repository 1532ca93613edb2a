import { asks, isSame, starts, startsNothing, startsWith } from '../kit/happenings.ts'
import type { Predicate, Property, RequirementId } from '../kit/properties.ts'
import { PASSWORD } from '../kit/samples.ts'
import type { registerMachine } from './register.machine.ts'
import { INVITED } from './register.model.ts'

type Is = Predicate<typeof registerMachine>

const isEditing: Is = (state) => state.matches('editing')
const isCreating: Is = (state) => state.matches('creating')
const isCreated: Is = (state) => state.matches('created')
const isCounting: Is = (state) => state.matches({ created: { redirect: 'counting' } })
const isResending: Is = (state) => state.matches({ created: { confirmation: 'sending' } })
const isCooling: Is = (state) => state.matches({ created: { confirmation: 'cooling' } })
const isAskingGoogle: Is = (state) => state.matches('askingGoogle')

const EMAIL = 'ana@prosa.test'
const CONFIRM_FIRST = { type: 'navigate', to: 'login', carry: { email: EMAIL, intent: 'confirmEmail' } }

/** A rule on one field: the form stays, the field's issue is told and nothing is called. */
const rule = (says: string, cites: readonly RequirementId[], on: string, field: string, code: string) =>
  ({
    says,
    cites,
    kind: 'after',
    on,
    from: isEditing,
    holds: (it) =>
      isEditing(it.after) &&
      isSame(it.after.context.issues, { [field]: code }) &&
      it.after.context.failure === null &&
      startsNothing(it),
  }) satisfies Property<typeof registerMachine>

export const registerProperties: readonly Property<typeof registerMachine>[] = [
  {
    says: 'Register opens with its form',
    cites: ['REG-01'],
    kind: 'start',
    input: 'uninvited',
    holds: isEditing,
  },
  rule("'Name is required'", ['REG-02', 'TEXT-31'], 'form.submit:nameless', 'name', 'name.required'),
  rule("'Email is required'", ['REG-03', 'TEXT-32'], 'form.submit:noEmail', 'email', 'email.required'),
  rule('E-mail: must match the form {email}', ['REG-03', 'FIELD-07'], 'form.submit:badEmail', 'email', 'email.invalid'),
  rule(
    'A phone that is given must read as one',
    ['REG-04', 'FIELD-10'],
    'form.submit:badPhone',
    'phone',
    'phone.invalid',
  ),
  rule(
    "'Password must be at least 6 characters'",
    ['REG-05', 'TEXT-33', 'LIMIT-01'],
    'form.submit:shortPassword',
    'password',
    'password.tooShort',
  ),
  rule(
    "'Passwords don't match'",
    ['REG-05', 'TEXT-34'],
    'form.submit:mismatch',
    'confirmPassword',
    'password.mismatch',
  ),
  rule(
    'Terms, privacy and being 18 or older are required',
    ['REG-06', 'FIELD-19'],
    'form.submit:unticked',
    'terms',
    'terms.required',
  ),
  {
    says: 'An accepted form creates the account, with the phone as it is stored and the address in lower case',
    cites: ['REG-07'],
    kind: 'after',
    on: 'form.submit:good',
    from: isEditing,
    holds: (it) =>
      isCreating(it.after) &&
      startsWith(it, 'signUp', {
        name: 'Ana Souza',
        phone: '+5511987654321',
        email: EMAIL,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        terms: 'accepted',
      }),
  },
  {
    says: 'Nothing creates an account but the accepted form',
    cites: ['REG-07'],
    kind: 'everyStep',
    when: (it) => starts(it, 'signUp'),
    holds: ({ on }) => on === 'form.submit:good',
  },
  {
    says: 'The success screen tells to check the e-mail, and names the address',
    cites: ['REG-09'],
    kind: 'after',
    on: 'signUp:created',
    from: isCreating,
    holds: ({ after }) => isCounting(after) && isCooling(after) && after.context.email === EMAIL,
  },
  {
    says: "'This email is already registered'",
    cites: ['REG-10', 'TEXT-29'],
    kind: 'after',
    on: 'signUp:taken',
    from: isCreating,
    holds: ({ after }) => isEditing(after) && after.context.failure?.code === 'auth.emailTaken',
  },
  {
    says: 'Then Sign in carries the address over',
    cites: ['REG-10'],
    kind: 'after',
    on: 'login.open',
    from: (state) => isEditing(state) && state.context.failure?.code === 'auth.emailTaken',
    holds: (it) => asks(it, { type: 'navigate', to: 'login', carry: { email: EMAIL } }),
  },
  {
    says: 'And so does Reset password',
    cites: ['REG-10'],
    kind: 'after',
    on: 'reset.open',
    from: (state) => isEditing(state) && state.context.failure?.code === 'auth.emailTaken',
    holds: (it) => asks(it, { type: 'navigate', to: 'login', carry: { email: EMAIL, intent: 'reset' } }),
  },
  {
    says: 'The way to login is open to whoever has an account already',
    cites: ['REG-11'],
    kind: 'after',
    on: 'login.open',
    from: (state) => isEditing(state) && state.context.email === null,
    holds: (it) => isEditing(it.after) && asks(it, { type: 'navigate', to: 'login', carry: {} }),
  },
  {
    says: 'A new password can be asked for before anything is filled in',
    cites: ['REG-11'],
    kind: 'after',
    on: 'reset.open',
    from: (state) => isEditing(state) && state.context.email === null,
    holds: (it) => isEditing(it.after) && asks(it, { type: 'navigate', to: 'login', carry: { intent: 'reset' } }),
  },
  {
    says: 'A network failure is told, and the form stays',
    cites: ['FAIL-04'],
    kind: 'after',
    on: 'signUp:unreachable',
    from: isCreating,
    holds: ({ after }) => isEditing(after) && after.context.failure?.code === 'network.unreachable',
  },
  {
    says: "'Unexpected error. Try again.'",
    cites: ['TEXT-30', 'FAIL-05'],
    kind: 'after',
    on: 'signUp:crashed',
    from: isCreating,
    holds: ({ after }) => isEditing(after) && after.context.failure?.code === 'unexpected',
  },
  {
    says: 'Issues and failures are told one at a time, and only beside what they are about',
    cites: ['FAIL-09'],
    kind: 'always',
    holds: (state) => {
      const hasIssues = Object.keys(state.context.issues).length > 0
      const hasFailure = state.context.failure !== null
      const canFail = isEditing(state) || state.matches({ created: { confirmation: 'ready' } })
      return !(hasIssues && hasFailure) && (!hasIssues || isEditing(state)) && (!hasFailure || canFail)
    },
  },
  {
    says: 'After a few seconds the success screen goes to login by itself: 8 s',
    cites: ['REG-12'],
    kind: 'after',
    on: 'wait redirectDelay',
    from: isCounting,
    holds: (it) => it.waited === 8_000 && isCreated(it.after) && asks(it, CONFIRM_FIRST),
  },
  {
    says: 'Left alone, it always does',
    cites: ['REG-12'],
    kind: 'leadsTo',
    when: isCounting,
    holds: (state) => state.matches({ created: { redirect: 'redirected' } }),
  },
  {
    says: 'Any interaction pauses the redirect',
    cites: ['REG-13'],
    kind: 'after',
    on: 'redirect.pause',
    from: isCounting,
    holds: (it) => it.after.matches({ created: { redirect: 'paused' } }) && it.emitted.length === 0,
  },
  {
    says: 'Paused means that only the person goes on',
    cites: ['REG-13'],
    kind: 'everyStep',
    when: (it) => it.before.matches({ created: { redirect: 'paused' } }),
    holds: (it) =>
      it.after.matches({ created: { redirect: 'paused' } })
        ? it.emitted.length === 0 || ['login.open', 'code.open'].includes(it.on)
        : it.on === 'email.change',
  },
  {
    says: 'The button goes at once',
    cites: ['REG-14'],
    kind: 'after',
    on: 'login.open',
    from: isCreated,
    holds: (it) => asks(it, CONFIRM_FIRST),
  },
  {
    says: 'The code of the e-mail can be entered in this browser',
    cites: ['REG-15'],
    kind: 'after',
    on: 'code.open',
    from: isCreated,
    holds: (it) =>
      asks(it, {
        type: 'navigate',
        to: 'authCallback',
        carry: { email: EMAIL, intent: 'enterCode', purpose: 'signup' },
      }),
  },
  {
    says: 'A wrong address can be changed',
    cites: ['REG-16'],
    kind: 'after',
    on: 'email.change',
    from: isCreated,
    holds: ({ after }) => isEditing(after) && after.context.email === EMAIL && after.context.failure === null,
  },
  {
    says: 'Another confirmation e-mail can be had a minute after the last',
    cites: ['REG-17'],
    kind: 'everyStep',
    when: ({ before, after }) => isCooling(before) && after.matches({ created: { confirmation: 'ready' } }),
    holds: ({ on }) => on === 'wait resendInterval',
  },
  {
    says: 'It goes to the address of the form, when it is asked for',
    cites: ['REG-17'],
    kind: 'after',
    on: 'email.resend',
    from: (state) => state.matches({ created: { confirmation: 'ready' } }),
    holds: (it) => isResending(it.after) && startsWith(it, 'resendConfirmation', { email: EMAIL }),
  },
  {
    says: 'Nothing sends an e-mail by itself',
    cites: ['REG-17'],
    kind: 'everyStep',
    when: (it) => starts(it, 'resendConfirmation'),
    holds: ({ on }) => on === 'email.resend',
  },
  {
    says: 'Within that minute no other is asked for',
    cites: ['AUTH-08'],
    kind: 'everyStep',
    when: (it) => starts(it, 'resendConfirmation'),
    holds: ({ before }) => !isCooling(before),
  },
  {
    says: 'A sent e-mail starts the wait anew',
    cites: ['REG-17'],
    kind: 'after',
    on: 'resendConfirmation:sent',
    from: isResending,
    holds: ({ after }) => isCooling(after) && after.context.failure === null,
  },
  {
    says: 'An e-mail that could not be sent is told, and can be asked for again',
    cites: ['AUTH-09'],
    kind: 'after',
    on: ['resendConfirmation:limited', 'resendConfirmation:crashed'],
    from: isResending,
    holds: ({ after }) => after.matches({ created: { confirmation: 'ready' } }) && after.context.failure !== null,
  },
  {
    says: 'An invitation is exchanged at once, and is then forgotten',
    cites: ['REG-18'],
    kind: 'always',
    holds: (state) => (state.context.invitation !== null) === state.matches('prefilling'),
  },
  {
    says: "'User found, data filled automatically'",
    cites: ['REG-18', 'TEXT-35'],
    kind: 'after',
    on: 'prefill:found',
    from: (state) => state.matches('prefilling'),
    holds: ({ after }) => isEditing(after) && isSame(after.context.prefill, INVITED),
  },
  {
    says: 'An invitation that has run out leaves an empty form, and says so',
    cites: ['REG-19'],
    kind: 'after',
    on: ['prefill:invalid', 'prefill:crashed'],
    from: (state) => state.matches('prefilling'),
    holds: ({ after }) => isEditing(after) && after.context.prefill === null && after.context.failure !== null,
  },
  {
    says: 'No data is filled in without an invitation',
    cites: ['REG-20'],
    kind: 'everyStep',
    when: ({ before, after }) => before.context.prefill === null && after.context.prefill !== null,
    holds: ({ on }) => on === 'prefill:found',
  },
  {
    says: 'Google sign-up is asked of the auth service',
    cites: ['AUTH-16'],
    kind: 'after',
    on: 'google.continue:accepted',
    from: isEditing,
    holds: (it) => isAskingGoogle(it.after) && startsWith(it, 'continueWithGoogle', { intent: 'signUp' }),
  },
  {
    says: 'Nobody is sent to Google to sign up who has not accepted the terms',
    cites: ['REG-22'],
    kind: 'after',
    on: 'google.continue:unticked',
    from: isEditing,
    holds: (it) => it.after.matches('findingGoogle') && startsWith(it, 'findGoogle', { intent: 'signUp' }),
  },
  {
    says: "'Google sign up will be implemented soon'",
    cites: ['AUTH-16', 'TEXT-28'],
    kind: 'everyStep',
    when: ({ on }) => on === 'continueWithGoogle:soon' || on === 'findGoogle:soon',
    holds: ({ after }) => isEditing(after) && after.context.failure?.code === 'auth.signUpWithGoogleSoon',
  },
  {
    says: 'Whether Google is offered is asked by that press alone',
    cites: ['AUTH-17'],
    kind: 'everyStep',
    when: (it) => starts(it, 'findGoogle'),
    holds: ({ on }) => on === 'google.continue:unticked',
  },
  {
    says: 'An account made with Google needs the terms accepted too: the box says so',
    cites: ['REG-22'],
    kind: 'after',
    on: 'findGoogle:offered',
    from: (state) => state.matches('findingGoogle'),
    holds: ({ after }) =>
      isEditing(after) && after.context.failure === null && isSame(after.context.issues, { terms: 'terms.required' }),
  },
  {
    says: 'Whoever comes back from Google finds the form again',
    cites: ['REG-29'],
    kind: 'leadsTo',
    when: (state) => state.matches('departing'),
    holds: isEditing,
  },
  {
    says: 'The form stays in reach',
    cites: ['FAIL-26'],
    kind: 'canAlwaysReach',
    holds: isEditing,
  },
]
