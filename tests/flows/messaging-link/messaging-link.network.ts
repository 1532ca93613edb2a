import { messagingLinkModel } from '#machines/messaging-link/messaging-link.model.ts'
import { PAGE_REQUESTS, CRASH, SIGN_OUT_REQUESTS, LIMIT, ok, STORED_SESSION } from '#tests/e2e/flows/kit/replies.ts'
import type { Unplayable, Network, NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const { createCode, awaitLink } = messagingLinkModel.outcomes
const offer = createCode.made.ok
const NOTHING = { link: null, open_code: null }
const ELSEWHERE: Unplayable = { unplayable: 'played where the account is like that' }

const services = (phone: string | null) => {
  const link = { status: phone === null ? 'notLinked' : 'active', phone_masked: phone, last_message_at: null }
  return ok({ services: [{ id: 'transcribe', availability: 'available', link }] })
}

const inAccount = (phone: string | null, starts: NetworkOf<typeof messagingLinkModel>['starts']): Network => {
  const network: NetworkOf<typeof messagingLinkModel> = {
    starts,
    actors: {
      createCode: {
        request: 'POST /api/user/messaging-link',
        replies: {
          made: { status: 201, json: offer },
          limited: LIMIT,
          unreachable: 'unreachable',
          crashed: CRASH,
        },
      },
      awaitLink: {
        request: 'GET /api/user/messaging-link',
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
        isRetried: true,
      },
      unlink: {
        request: 'DELETE /api/user/messaging-link',
        replies: { unlinked: ok(NOTHING), unreachable: 'unreachable', crashed: CRASH },
      },
    },
    environment: {},
    pageRequests: {
      ...PAGE_REQUESTS,
      ...SIGN_OUT_REQUESTS,
      'GET /api/services': services(phone),
      'GET /api/user/service-configurations': 'held',
    },
  }
  return network
}

const HERE = { route: 'transcribeSettings', device: STORED_SESSION } as const

export const messagingLinkNetworks: readonly Network[] = [
  inAccount(null, { unlinked: HERE, linked: ELSEWHERE }),
  inAccount(messagingLinkModel.inputs.linked.phone, { unlinked: ELSEWHERE, linked: HERE }),
]
