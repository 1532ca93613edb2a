import { personalDataMachine } from '#machines/personal-data/personal-data.machine.ts'
import { defineReadProfile, defineSaveProfile } from './effects/profile.ts'
import { clients } from '#src/clients/clients.ts'
import { profileApi } from '#src/clients/profile-api.ts'

export const personalDataFlow = personalDataMachine.provide({
  actors: { saveProfile: defineSaveProfile(profileApi, clients), readProfile: defineReadProfile(profileApi) },
})
