import { fromPromise } from 'xstate'
import type { UserWithProfile } from '#contracts/api/own-profile.ts'
import { personalDataMachine } from '#machines/personal-data/personal-data.machine.ts'
import { readProfile } from '#src/account/query/profile-query.ts'
import { clients } from '#src/clients/clients.ts'
import { provide } from '#src/flow-runtime/provide.ts'
import { defineSaveProfile } from './effects/save-profile.ts'

export const personalDataFlow = provide(personalDataMachine, {
  saveProfile: defineSaveProfile(clients),
  readProfile: fromPromise<UserWithProfile, undefined>(({ signal }) => readProfile(signal)),
})
