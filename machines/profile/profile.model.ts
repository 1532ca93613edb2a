import type { ModelOf } from '../kit/model.ts'
import { ADMIN, ANA, CRASHED, MEMBER, UNREACHABLE } from '../kit/samples.ts'
import { profileMachine } from './profile.machine.ts'

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
      member: { ok: MEMBER },
      admin: { ok: ADMIN },
      missing: { ok: null },
      unreachable: UNREACHABLE,
      crashed: CRASHED,
    },
  },
} satisfies ModelOf<typeof profileMachine>
