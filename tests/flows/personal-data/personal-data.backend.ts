import type { UserWithProfile } from '#contracts/api/own-profile.ts'
import { ANA_ROW } from '#machines/kit/samples.ts'
import type { personalDataModel } from '#machines/personal-data/personal-data.model.ts'
import { NO_SETUP, WITH_REVOKED_SESSION, MOCKED } from '#tests/e2e/real-backend/kit/outcomes.ts'
import { excluding, type BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { asNewMember } from '#tests/e2e/real-backend/kit/members.ts'
import type { TourContext } from '#tests/e2e/real-backend/kit/tour-context.ts'

const NAMES = ['Ana Dias', 'Ana Reis'] as const

/** Changes name and language on another device. */
const changeElsewhere = async (context: TourContext) => {
  const name = context.substituted(ANA_ROW.name) === NAMES[0] ? NAMES[1] : NAMES[0]
  await context.callAsOwn('PUT', '/api/user/profile', { name, language: 'en' })
}

/** Maps the model's name to the stored one. */
const learnName = (context: TourContext, { user }: { user: UserWithProfile }) =>
  context.substitute(ANA_ROW.name, user.name)

const RENAMED = 'played in the context where the name was changed'
const TRANSLATED = 'played in the context where the language was changed'

export const personalDataBackend: BackendOf<typeof personalDataModel> = {
  starts: { ana: asNewMember },
  actors: {
    saveProfile: {
      renamed: NO_SETUP,
      inEnglish: NO_SETUP,
      conflict: { arrange: () => {}, whilePending: changeElsewhere },
      // The page does not send what the service would refuse.
      unacceptable: MOCKED,
      refused: WITH_REVOKED_SESSION,
      unreachable: MOCKED,
      withMessage: MOCKED,
      crashed: MOCKED,
    },
    readProfile: {
      changed: { arrange: () => {}, afterAnswer: learnName },
      refused: WITH_REVOKED_SESSION,
      crashed: MOCKED,
    },
  },
  environment: {},
  // Each context stores one of the two changes.
  variants: [
    excluding({ 'form.submit:inEnglish': TRANSLATED, 'saveProfile:inEnglish': TRANSLATED }),
    excluding({
      'form.submit:renamed': RENAMED,
      'saveProfile:renamed': RENAMED,
      'form.submit:asStored': RENAMED,
      'saveProfile:conflict': RENAMED,
    }),
  ],
}
