import { isSame } from '../kit/predicates.ts'
import type { Property } from '../kit/properties.ts'
import { ADMIN, ANA } from '../kit/samples.ts'
import type { profileMachine } from './profile.machine.ts'
import { ANA_AS_MEMBER } from './profile.model.ts'

/** The profile that was fetched, by outcome. */
const READ: Readonly<Record<string, object>> = {
  'loadProfile:member': ANA_AS_MEMBER,
  'loadProfile:admin': { ...ADMIN, email: 'clara@prosa.test' },
}

export const profileProperties: readonly Property<typeof profileMachine>[] = [
  {
    name: 'The profile is read once, by the id of the auth user',
    cites: ['SESSION-03', 'SESSION-04'],
    kind: 'always',
    when: ({ status }) => status === 'active',
    expect: (state) => state.hasTag('busy') && state.context.user.id === ANA.id && state.context.profile === null,
  },
  {
    name: "The row is the result, whatever the auth user's data",
    cites: ['SESSION-03'],
    kind: 'everyStep',
    when: Object.keys(READ),
    expect: ({ on, after }) => isSame(after.output, READ[on]),
  },
  {
    name: 'Without a row the result is an active user with the e-mail of the auth user, named by full_name, e-mail or Usuário',
    cites: ['SESSION-06', 'SESSION-07', 'TEXT-10'],
    kind: 'everyStep',
    when: ['loadProfile:missing', 'loadProfile:unreachable', 'loadProfile:crashed'],
    expect: ({ before, after }) => {
      const { id, email, fullName } = before.context.user
      const name = fullName === 'Ana Souza' ? 'Ana Souza' : email === 'ana@prosa.test' ? 'ana' : 'Usuário'
      return (
        after.matches('fallback') &&
        isSame(after.output, { id, name, email, role: 'user', isActive: true, isFallback: true })
      )
    },
  },
]
