import type { UserWithProfile } from '#contracts/api/own-profile.ts'
import { ANA_ROW } from '#machines/kit/samples.ts'
import type { personalDataModel } from '#machines/personal-data/personal-data.model.ts'
import { AS_ARRANGED, ENDED, PLAYED } from '#tests/e2e/real-backend/kit/ends.ts'
import { barring, type BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { asNewMember } from '#tests/e2e/real-backend/kit/members.ts'
import type { World } from '#tests/e2e/real-backend/kit/world.ts'

const NAMES = ['Ana Dias', 'Ana Reis'] as const

/** Changes name and language on another device. */
const changeElsewhere = async (world: World) => {
  const name = world.real(ANA_ROW.name) === NAMES[0] ? NAMES[1] : NAMES[0]
  await world.asOwn('PUT', '/api/user/profile', { name, language: 'en' })
}

/** Maps the model's name to the stored one. */
const learnName = (world: World, { user }: { user: UserWithProfile }) => world.name(ANA_ROW.name, user.name)

const RENAMED = 'played in the world where the name was changed'
const TRANSLATED = 'played in the world where the language was changed'

export const personalDataBackend: BackendOf<typeof personalDataModel> = {
  starts: { ana: asNewMember },
  jobs: {
    saveProfile: {
      renamed: AS_ARRANGED,
      inEnglish: AS_ARRANGED,
      conflict: { real: () => {}, meanwhile: changeElsewhere },
      // The page does not send what the service would refuse.
      unacceptable: PLAYED,
      refused: ENDED,
      unreachable: PLAYED,
      withMessage: PLAYED,
      crashed: PLAYED,
    },
    readProfile: { changed: { real: () => {}, afterAnswer: learnName }, refused: ENDED, crashed: PLAYED },
  },
  // Each world stores one of the two changes.
  worlds: [
    barring({ 'form.submit:inEnglish': TRANSLATED, 'saveProfile:inEnglish': TRANSLATED }),
    barring({
      'form.submit:renamed': RENAMED,
      'saveProfile:renamed': RENAMED,
      'form.submit:asStored': RENAMED,
      'saveProfile:conflict': RENAMED,
    }),
  ],
}
