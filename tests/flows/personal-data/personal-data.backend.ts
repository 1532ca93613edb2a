import type { UserWithProfile } from '#contracts/api/own-profile.ts'
import { ANA_ROW } from '#machines/kit/samples.ts'
import type { personalDataModel } from '#machines/personal-data/personal-data.model.ts'
import { AS_ARRANGED, ENDED, PLAYED } from '#tests/e2e/real-backend/kit/ends.ts'
import { barring, type BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { asNewMember } from '#tests/e2e/real-backend/kit/members.ts'
import type { World } from '#tests/e2e/real-backend/kit/world.ts'

const NAMES = ['Ana Dias', 'Ana Reis'] as const

/** On another device she calls herself otherwise, in another language. */
const changeElsewhere = async (world: World) => {
  const name = world.real(ANA_ROW.name) === NAMES[0] ? NAMES[1] : NAMES[0]
  await world.asOwn('PUT', '/api/user/profile', { name, language: 'en' })
}

/** What the model calls her is what is stored now. */
const learnName = (world: World, { user }: { user: UserWithProfile }) => world.name(ANA_ROW.name, user.name)

const RENAMED = 'lived where the name was changed'
const TRANSLATED = 'lived where the language was changed'

export const personalDataBackend: BackendOf<typeof personalDataModel> = {
  starts: { ana: asNewMember },
  jobs: {
    saveProfile: {
      renamed: AS_ARRANGED,
      inEnglish: AS_ARRANGED,
      conflict: { real: () => {}, meanwhile: changeElsewhere },
      // What the service would refuse the page does not send.
      unacceptable: PLAYED,
      refused: ENDED,
      unreachable: PLAYED,
      inOwnWords: PLAYED,
      crashed: PLAYED,
    },
    readProfile: { changed: { real: () => {}, afterAnswer: learnName }, refused: ENDED, crashed: PLAYED },
  },
  // What was sent is what is stored.
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
