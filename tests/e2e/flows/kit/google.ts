/** Pages fetch once whether Google is offered: flows are played with, without, and before that answer. */
import { CRASH, configReply } from './replies.ts'
import type { LocalActor, Network } from './network.ts'

const AUTHORIZE = 'GET /auth/v1/authorize'
const ELSEWHERE = { unplayable: 'played where the service answers otherwise' }

/** The button if the service does not offer Google. */
export const withoutGoogle: LocalActor<'redirected' | 'unavailable' | 'crashed'> = {
  arrange: { unavailable: {}, redirected: ELSEWHERE, crashed: ELSEWHERE },
}

/** The check whether Google is offered, in flows that make it. */
export const googleUnavailable: LocalActor<'offered' | 'unavailable' | 'crashed'> = {
  arrange: { unavailable: {}, offered: ELSEWHERE, crashed: ELSEWHERE },
}

/** The same with another answer. */
const finds = ({ actors }: Network, actor: Network['actors'][string]): Network['actors'] =>
  'checkGoogleAvailable' in actors ? { checkGoogleAvailable: actor } : {}

const silent = (actor: Network['actors'][string]): Network['actors'][string] => {
  const outcomes = 'arrange' in actor ? actor.arrange : actor.replies
  return { arrange: Object.fromEntries(Object.keys(outcomes).map((name) => [name, ELSEWHERE])) }
}

export const withGoogle = (network: Network): readonly Network[] => {
  const { 'GET /config.json': _, ...unknown } = network.pageRequests
  const silentActors = Object.entries(network.actors).map(([name, actor]) => [name, silent(actor)] as const)
  return [
    network,
    {
      ...network,
      actors: {
        ...network.actors,
        continueWithGoogle: {
          arrange: { redirected: {}, unavailable: ELSEWHERE, crashed: ELSEWHERE },
          settledBy: AUTHORIZE,
        },
        ...finds(network, { arrange: { offered: {}, unavailable: ELSEWHERE, crashed: ELSEWHERE } }),
      },
      pageRequests: { ...network.pageRequests, 'GET /config.json': configReply(true), [AUTHORIZE]: 'held' },
    },
    {
      ...network,
      actors: {
        ...Object.fromEntries(silentActors),
        continueWithGoogle: {
          request: 'GET /config.json',
          replies: { redirected: ELSEWHERE, unavailable: ELSEWHERE, crashed: CRASH },
        },
        ...finds(network, {
          request: 'GET /config.json',
          replies: { offered: ELSEWHERE, unavailable: ELSEWHERE, crashed: CRASH },
        }),
      },
      environment: Object.fromEntries(Object.keys(network.environment).map((label) => [label, ELSEWHERE])),
      pageRequests: unknown,
    },
  ]
}
