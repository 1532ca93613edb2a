import { isSame } from '../kit/happenings.ts'
import type { Property } from '../kit/properties.ts'
import { ADMIN, ANA } from '../kit/samples.ts'
import type { profileMachine } from './profile.machine.ts'
import { ANA_AS_MEMBER } from './profile.model.ts'

const FAILED = ['loadProfile:missing', 'loadProfile:unreachable', 'loadProfile:crashed']

export const profileProperties: readonly Property<typeof profileMachine>[] = [
  {
    name: 'The profile is looked up by the id of the auth user',
    cites: ['SESSION-03'],
    kind: 'always',
    when: (state) => state.matches('loading'),
    expect: ({ context }) => context.user.id === ANA.id && context.profile === null,
  },
  {
    name: 'A member that was read is the result',
    cites: ['SESSION-03'],
    kind: 'after',
    on: 'loadProfile:member',
    from: (state) => state.matches('loading'),
    expect: ({ after }) => after.matches('loaded') && isSame(after.output, ANA_AS_MEMBER),
  },
  {
    name: 'An administrator that was read is the result',
    cites: ['SESSION-03'],
    kind: 'after',
    on: 'loadProfile:admin',
    from: (state) => state.matches('loading'),
    expect: ({ after }) => after.matches('loaded') && isSame(after.output, { ...ADMIN, email: 'clara@prosa.test' }),
  },
  {
    name: 'If the profile cannot be loaded, the fallback is an active user with the e-mail of the auth user',
    cites: ['SESSION-06'],
    kind: 'after',
    on: FAILED,
    from: (state) => state.matches('loading'),
    expect: ({ before, after }) =>
      after.matches('fallback') &&
      after.output?.isFallback === true &&
      after.output.role === 'user' &&
      after.output.isActive &&
      after.output.email === before.context.user.email,
  },
  {
    name: 'The fallback has its name from the full_name metadata',
    cites: ['SESSION-07'],
    kind: 'after',
    on: FAILED,
    from: ({ context, status }) => status === 'active' && context.user.fullName === 'Ana Souza',
    expect: ({ after }) => after.output?.name === 'Ana Souza',
  },
  {
    name: 'Else from the part of the e-mail before the @',
    cites: ['SESSION-07'],
    kind: 'after',
    on: FAILED,
    from: ({ context, status }) => status === 'active' && context.user.fullName === null,
    expect: ({ after }) => after.output?.name === 'ana',
  },
  {
    name: "Else it is 'Usuário'",
    cites: ['SESSION-07', 'TEXT-10'],
    kind: 'after',
    on: FAILED,
    from: ({ context, status }) => status === 'active' && context.user.email === '@prosa.test',
    expect: ({ after }) => after.output?.name === 'Usuário',
  },
  {
    name: 'The profile is read once: nothing starts a second look-up',
    cites: ['SESSION-04'],
    kind: 'never',
    expect: (state) => state.status === 'active' && !state.matches('loading'),
  },
]
