import { messagingLinkModel } from '#machines/messaging-link/messaging-link.model.ts'
import { ASIDE, CRASH, GOODBYE, LIMIT, ok, SESSION } from '#tests/e2e/flows/kit/replies.ts'
import type { Beyond, Network, NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const { createCode, awaitLink } = messagingLinkModel.outcomes
const offer = createCode.made.ok
const NOTHING = { link: null, open_code: null }
const ELSEWHERE: Beyond = { beyond: 'played where the account is like that' }

const services = (phone: string | null) => {
  const link = { status: phone === null ? 'notLinked' : 'active', phone_masked: phone, last_message_at: null }
  return ok({ services: [{ id: 'transcribe', availability: 'available', link }] })
}

const inAccount = (phone: string | null, starts: NetworkOf<typeof messagingLinkModel>['starts']): Network => {
  const network: NetworkOf<typeof messagingLinkModel> = {
    starts,
    jobs: {
      createCode: {
        asks: 'POST /api/user/messaging-link',
        replies: {
          made: { status: 201, json: offer },
          limited: LIMIT,
          unreachable: 'unreachable',
          crashed: CRASH,
        },
      },
      awaitLink: {
        asks: 'GET /api/user/messaging-link',
        replies: {
          linked: ok({
            link: { phone_masked: awaitLink.linked.ok.phone, linked_at: offer.expires_at },
            open_code: null,
          }),
          numberInUse: ok({ ...NOTHING, open_code: { expires_at: offer.expires_at, is_number_in_use: true } }),
          over: ok(NOTHING),
          unreachable: 'unreachable',
          crashed: CRASH,
        },
        isRepeated: true,
      },
      unlink: {
        asks: 'DELETE /api/user/messaging-link',
        replies: { unlinked: ok(NOTHING), unreachable: 'unreachable', crashed: CRASH },
      },
    },
    environment: {},
    aside: {
      ...ASIDE,
      ...GOODBYE,
      'GET /api/services': services(phone),
      'GET /api/user/service-configurations': 'held',
    },
  }
  return network
}

const HERE = { route: 'transcribeSettings', device: SESSION } as const

export const messagingLinkNetworks: readonly Network[] = [
  inAccount(null, { unlinked: HERE, linked: ELSEWHERE }),
  inAccount(messagingLinkModel.inputs.linked.phone, { unlinked: ELSEWHERE, linked: HERE }),
]
