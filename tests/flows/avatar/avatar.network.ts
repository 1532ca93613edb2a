import { avatarModel } from '#machines/avatar/avatar.model.ts'
import { ANA_ROW } from '#machines/kit/samples.ts'
import { CRASH, ok, refusal, STORED_SESSION } from '#tests/e2e/flows/kit/replies.ts'
import { ownData } from '#tests/e2e/flows/kit/own-data.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const ELSEWHERE = { unplayable: 'played where the profile is the other one' }
const READ = { unplayable: 'a picture that is one is read; account-settings.spec.ts picks another' }

const networkOf = (kind: keyof typeof avatarModel.inputs): NetworkOf<typeof avatarModel> => {
  const { url } = avatarModel.inputs[kind]
  const profile = {
    birth_date: null,
    bio: null,
    company: null,
    job_title: null,
    avatar_url: url,
    updated_at: ANA_ROW.updated_at,
  }
  return {
    starts: { none: ELSEWHERE, some: ELSEWHERE, [kind]: { route: 'accountSettings', device: STORED_SESSION } },
    actors: {
      readPicture: { arrange: { readable: {}, unreadable: READ, crashed: READ } },
      saveAvatar: {
        request: 'POST /api/user/avatar',
        replies: {
          saved: ok({ avatar_url: avatarModel.outcomes.saveAvatar.saved.ok }),
          unsupported: refusal(415, 'avatar.unsupported'),
          unreachable: 'unreachable',
          crashed: CRASH,
        },
      },
      removeAvatar: {
        request: 'DELETE /api/user/avatar',
        replies: { removed: ok({ avatar_url: null }), unreachable: 'unreachable', crashed: CRASH },
      },
    },
    environment: {},
    pageRequests: { ...ownData(), 'GET /api/user/profile': ok({ user: { ...ANA_ROW, profile } }) },
  }
}

export const avatarNetworks = (['none', 'some'] as const).map(networkOf)
