import type { ModelOf } from '../kit/model.ts'
import { ADMIN, ANA, CRASHED, MEMBER, UNREACHABLE } from '../kit/samples.ts'
import { profileMachine } from './profile.machine.ts'

/** The row may differ from the session's data, and takes precedence. */
export const ANA_AS_MEMBER = { ...MEMBER, name: 'Ana Souza Dias', email: 'ana.dias@prosa.test' }

export const profileModel = {
  machine: profileMachine,
  inputs: {
    named: { user: ANA },
    unnamed: { user: { ...ANA, fullName: null } },
    blank: { user: { ...ANA, email: '@prosa.test', fullName: '  ' } },
  },
  person: [],
  environment: [],
  streams: {},
  outcomes: {
    loadProfile: {
      member: { ok: ANA_AS_MEMBER },
      admin: { ok: { ...ADMIN, email: 'clara@prosa.test' } },
      missing: { ok: null },
      unreachable: UNREACHABLE,
      crashed: CRASHED,
    },
  },
} satisfies ModelOf<typeof profileMachine>
