import { personalDataMachine } from '#machines/personal-data/personal-data.machine.ts'
import { defineReadProfile, defineSaveProfile } from '../../actors/profile.ts'
import { profileApi } from '../../clients/profile-api.ts'

export const personalDataFlow = personalDataMachine.provide({
  actors: { saveProfile: defineSaveProfile(profileApi), readProfile: defineReadProfile(profileApi) },
})
