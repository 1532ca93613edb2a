import type { ProfileChanges } from '#contracts/api/profile.ts'
import { ANA_ROW } from '#machines/kit/samples.ts'
import { personalDataModel } from '#machines/personal-data/personal-data.model.ts'
import { ownData } from '#tests/e2e/flows/kit/own-data.ts'
import { CRASH, ok, SERVICE_MESSAGE_REPLY, REJECTED, STORED_SESSION } from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const { renamed, inEnglish } = personalDataModel.outcomes.saveProfile
const { changed } = personalDataModel.outcomes.readProfile

export const personalDataNetwork: NetworkOf<typeof personalDataModel> = {
  starts: { ana: { route: 'accountSettings', device: STORED_SESSION } },
  actors: {
    saveProfile: {
      request: 'PUT /api/user/profile',
      body: ({ changes }: { changes: ProfileChanges }) => changes,
      replies: {
        renamed: ok({ user: renamed.ok }),
        inEnglish: ok({ user: inEnglish.ok }),
        conflict: { status: 409, json: { code: 'request.conflict' } },
        unacceptable: {
          status: 400,
          json: { code: 'request.invalid', details: { fields: { cpf: 'cpf.invalid' } } },
        },
        refused: REJECTED,
        unreachable: 'unreachable',
        withMessage: SERVICE_MESSAGE_REPLY,
        crashed: CRASH,
      },
    },
    readProfile: {
      request: 'GET /api/user/profile',
      replies: { changed: ok({ user: changed.ok }), refused: REJECTED, crashed: CRASH },
    },
  },
  environment: {},
  // The page makes the same request first; its answer is the version that was read.
  pageRequests: { ...ownData(), 'GET /api/user/profile': { once: ok({ user: ANA_ROW }) } },
}
