import type { personalDataModel } from '#machines/personal-data/personal-data.model.ts'
import { AS_ARRANGED, ENDED, PLAYED } from './kit/ends.ts'
import { barring, type LivedOf } from './kit/lived.ts'
import { asNewMember } from './kit/members.ts'

const OTHERWISE = 'lived where the other field was changed'

export const personalDataLived: LivedOf<typeof personalDataModel> = {
  starts: { ana: asNewMember },
  jobs: {
    saveProfile: {
      renamed: AS_ARRANGED,
      inEnglish: AS_ARRANGED,
      conflict: PLAYED,
      // What the service would refuse the page does not send.
      unacceptable: PLAYED,
      refused: ENDED,
      unreachable: PLAYED,
      crashed: PLAYED,
    },
    readProfile: { changed: PLAYED, refused: PLAYED, crashed: PLAYED },
  },
  // What was sent is what is stored.
  worlds: [
    barring({ 'form.submit:inEnglish': OTHERWISE, 'saveProfile:inEnglish': OTHERWISE }),
    barring({ 'form.submit:renamed': OTHERWISE, 'saveProfile:renamed': OTHERWISE }),
  ],
}
