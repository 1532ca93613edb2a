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
const CONFIRM_FIRST = { type: 'navigate', to: 'login', navigationState: { email: EMAIL, intent: 'confirmEmail' } }

/** A rule on one field: the form stays, the field's issue is told and nothing is called. */
const rule = (name: string, cites: readonly RequirementId[], on: string, field: string, code: string) =>
  ({
    name,
    cites,
    kind: 'after',
    on,
    from: isEditing,
    expect: (it) =>
      isEditing(it.after) &&
      isSame(it.after.context.issues, { [field]: code }) &&
      it.after.context.failure === null &&
      startsNothing(it),
  }) satisfies Property<typeof registerMachine>

export const registerProperties: readonly Property<typeof registerMachine>[] = [
  {
    name: 'Register opens with its form',
    cites: ['REG-01'],
    kind: 'start',
    input: 'uninvited',
    expect: isEditing,
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
    name: 'An accepted form creates the account, with the phone as it is stored and the address in lower case',
    cites: ['REG-07'],
    kind: 'after',
    on: 'form.submit:good',
    from: isEditing,
    expect: (it) =>
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
    name: 'Nothing creates an account but the accepted form',
    cites: ['REG-07'],
    kind: 'everyStep',
    when: (it) => starts(it, 'signUp'),
    expect: ({ on }) => on === 'form.submit:good',
  },
  {
    name: 'The success screen tells to check the e-mail, and names the address',
    cites: ['REG-09'],
    kind: 'after',
    on: 'signUp:created',
    from: isCreating,
    expect: ({ after }) => isCounting(after) && isCooling(after) && after.context.email === EMAIL,
  },
  {
    name: "'This email is already registered'",
    cites: ['REG-10', 'TEXT-29'],
    kind: 'after',
    on: 'signUp:taken',
    from: isCreating,
    expect: ({ after }) => isEditing(after) && after.context.failure?.code === 'auth.emailTaken',
  },
  {
    name: 'Then Sign in carries the address over',
    cites: ['REG-10'],
    kind: 'after',
    on: 'login.open',
    from: (state) => isEditing(state) && state.context.failure?.code === 'auth.emailTaken',
    expect: (it) => asks(it, { type: 'navigate', to: 'login', navigationState: { email: EMAIL } }),
  },
  {
    name: 'And so does Reset password',
    cites: ['REG-10'],
    kind: 'after',
    on: 'reset.open',
    from: (state) => isEditing(state) && state.context.failure?.code === 'auth.emailTaken',
    expect: (it) => asks(it, { type: 'navigate', to: 'login', navigationState: { email: EMAIL, intent: 'reset' } }),
  },
  {
    name: 'The way to login is open to whoever has an account already',
    cites: ['REG-11'],
    kind: 'after',
    on: 'login.open',
    from: (state) => isEditing(state) && state.context.email === null,
    expect: (it) => isEditing(it.after) && asks(it, { type: 'navigate', to: 'login', navigationState: {} }),
  },
  {
    name: 'A new password can be asked for before anything is filled in',
    cites: ['REG-11'],
    kind: 'after',
    on: 'reset.open',
    from: (state) => isEditing(state) && state.context.email === null,
    expect: (it) =>
      isEditing(it.after) && asks(it, { type: 'navigate', to: 'login', navigationState: { intent: 'reset' } }),
  },
  {
    name: 'A network failure is told, and the form stays',
    cites: ['FAIL-04'],
    kind: 'after',
    on: 'signUp:unreachable',
    from: isCreating,
    expect: ({ after }) => isEditing(after) && after.context.failure?.code === 'network.unreachable',
  },
  {
    name: "'Unexpected error. Try again.'",
    cites: ['TEXT-30', 'FAIL-05'],
    kind: 'after',
    on: 'signUp:crashed',
    from: isCreating,
    expect: ({ after }) => isEditing(after) && after.context.failure?.code === 'unexpected',
  },
  {
    name: 'Issues and failures are told one at a time, and only beside what they are about',
    cites: ['FAIL-09'],
    kind: 'always',
    expect: (state) => {
      const hasIssues = Object.keys(state.context.issues).length > 0
      const hasFailure = state.context.failure !== null
      const canFail = isEditing(state) || state.matches({ created: { confirmation: 'ready' } })
      return !(hasIssues && hasFailure) && (!hasIssues || isEditing(state)) && (!hasFailure || canFail)
    },
  },
  {
    name: 'After a few seconds the success screen goes to login by itself: 8 s',
    cites: ['REG-12'],
    kind: 'after',
    on: 'wait redirectDelay',
    from: isCounting,
    expect: (it) => it.waited === 8_000 && isCreated(it.after) && asks(it, CONFIRM_FIRST),
  },
  {
    name: 'Left alone, it always does',
    cites: ['REG-12'],
    kind: 'leadsTo',
    when: isCounting,
    expect: (state) => state.matches({ created: { redirect: 'redirected' } }),
  },
  {
    name: 'Any interaction pauses the redirect',
    cites: ['REG-13'],
    kind: 'after',
    on: 'redirect.pause',
    from: isCounting,
    expect: (it) => it.after.matches({ created: { redirect: 'paused' } }) && it.emitted.length === 0,
  },
  {
    name: 'Paused means that only the person goes on',
    cites: ['REG-13'],
    kind: 'everyStep',
    when: (it) => it.before.matches({ created: { redirect: 'paused' } }),
    expect: (it) =>
      it.after.matches({ created: { redirect: 'paused' } })
        ? it.emitted.length === 0 || ['login.open', 'code.open'].includes(it.on)
        : it.on === 'email.change',
  },
  {
    name: 'The button goes at once',
    cites: ['REG-14'],
    kind: 'after',
    on: 'login.open',
    from: isCreated,
    expect: (it) => asks(it, CONFIRM_FIRST),
  },
  {
    name: 'The code of the e-mail can be entered in this browser',
    cites: ['REG-15'],
    kind: 'after',
    on: 'code.open',
    from: isCreated,
    expect: (it) =>
      asks(it, {
        type: 'navigate',
        to: 'authCallback',
        navigationState: { email: EMAIL, intent: 'enterCode', purpose: 'signup' },
      }),
  },
  {
    name: 'A wrong address can be changed',
    cites: ['REG-16'],
    kind: 'after',
    on: 'email.change',
    from: isCreated,
    expect: ({ after }) => isEditing(after) && after.context.email === EMAIL && after.context.failure === null,
  },
  {
    name: 'Another confirmation e-mail can be had a minute after the last',
    cites: ['REG-17'],
    kind: 'everyStep',
    when: ({ before, after }) => isCooling(before) && after.matches({ created: { confirmation: 'ready' } }),
    expect: ({ on }) => on === 'wait resendInterval',
  },
  {
    name: 'It goes to the address of the form, when it is asked for',
    cites: ['REG-17'],
    kind: 'after',
    on: 'email.resend',
    from: (state) => state.matches({ created: { confirmation: 'ready' } }),
    expect: (it) => isResending(it.after) && startsWith(it, 'resendConfirmation', { email: EMAIL }),
  },
  {
    name: 'Nothing sends an e-mail by itself',
    cites: ['REG-17'],
    kind: 'everyStep',
    when: (it) => starts(it, 'resendConfirmation'),
    expect: ({ on }) => on === 'email.resend',
  },
  {
    name: 'Within that minute no other is asked for',
    cites: ['AUTH-08'],
    kind: 'everyStep',
    when: (it) => starts(it, 'resendConfirmation'),
    expect: ({ before }) => !isCooling(before),
  },
  {
    name: 'A sent e-mail starts the wait anew',
    cites: ['REG-17'],
    kind: 'after',
    on: 'resendConfirmation:sent',
    from: isResending,
    expect: ({ after }) => isCooling(after) && after.context.failure === null,
  },
  {
    name: 'An e-mail that could not be sent is told, and can be asked for again',
    cites: ['AUTH-09'],
    kind: 'after',
    on: ['resendConfirmation:limited', 'resendConfirmation:crashed'],
    from: isResending,
    expect: ({ after }) => after.matches({ created: { confirmation: 'ready' } }) && after.context.failure !== null,
  },
  {
    name: 'An invitation is exchanged at once, and is then forgotten',
    cites: ['REG-18'],
    kind: 'always',
    expect: (state) => (state.context.invitation !== null) === state.matches('prefilling'),
  },
  {
    name: "'User found, data filled automatically'",
    cites: ['REG-18', 'TEXT-35'],
    kind: 'after',
    on: 'prefill:found',
    from: (state) => state.matches('prefilling'),
    expect: ({ after }) => isEditing(after) && isSame(after.context.prefill, INVITED),
  },
  {
    name: 'An invitation that has run out leaves an empty form, and says so',
    cites: ['REG-19'],
    kind: 'after',
    on: ['prefill:invalid', 'prefill:crashed'],
    from: (state) => state.matches('prefilling'),
    expect: ({ after }) => isEditing(after) && after.context.prefill === null && after.context.failure !== null,
  },
  {
    name: 'No data is filled in without an invitation',
    cites: ['REG-20'],
    kind: 'everyStep',
    when: ({ before, after }) => before.context.prefill === null && after.context.prefill !== null,
    expect: ({ on }) => on === 'prefill:found',
  },
  {
    name: 'Google sign-up is asked of the auth service',
    cites: ['AUTH-16'],
    kind: 'after',
    on: 'google.continue:accepted',
    from: isEditing,
    expect: (it) => isAskingGoogle(it.after) && startsWith(it, 'continueWithGoogle', { intent: 'signUp' }),
  },
  {
    name: 'Nobody is sent to Google to sign up who has not accepted the terms',
    cites: ['REG-22'],
    kind: 'after',
    on: 'google.continue:unticked',
    from: isEditing,
    expect: (it) => it.after.matches('findingGoogle') && startsWith(it, 'findGoogle', { intent: 'signUp' }),
  },
  {
    name: "'Google sign up will be implemented soon'",
    cites: ['AUTH-16', 'TEXT-28'],
    kind: 'everyStep',
    when: ({ on }) => on === 'continueWithGoogle:soon' || on === 'findGoogle:soon',
    expect: ({ after }) => isEditing(after) && after.context.failure?.code === 'auth.signUpWithGoogleSoon',
  },
  {
    name: 'Whether Google is offered is asked by that press alone',
    cites: ['AUTH-17'],
    kind: 'everyStep',
    when: (it) => starts(it, 'findGoogle'),
    expect: ({ on }) => on === 'google.continue:unticked',
  },
  {
    name: 'An account made with Google needs the terms accepted too: the box says so',
    cites: ['REG-22'],
    kind: 'after',
    on: 'findGoogle:offered',
    from: (state) => state.matches('findingGoogle'),
    expect: ({ after }) =>
      isEditing(after) && after.context.failure === null && isSame(after.context.issues, { terms: 'terms.required' }),
  },
  {
    name: 'Whoever comes back from Google finds the form again',
    cites: ['REG-29'],
    kind: 'leadsTo',
    when: (state) => state.matches('departing'),
    expect: isEditing,
  },
  {
    name: 'The form stays in reach',
    cites: ['FAIL-26'],
    kind: 'canAlwaysReach',
    expect: isEditing,
  },
]
