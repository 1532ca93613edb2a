/** Pages fetch once whether Google is offered: flows are played with, without, and before that answer. */
import { CRASH, configured } from './replies.ts'
import type { Arranged, Network } from './network.ts'

const AUTHORIZE = 'GET /auth/v1/authorize'
const ELSEWHERE = { beyond: 'played where the service answers otherwise' }

/** The button if the service does not offer Google. */
export const googleSoon: Arranged<'left' | 'soon' | 'crashed'> = {
  arrange: { soon: {}, left: ELSEWHERE, crashed: ELSEWHERE },
}

/** The check whether Google is offered, in flows that make it. */
export const findsNoGoogle: Arranged<'offered' | 'soon' | 'crashed'> = {
  arrange: { soon: {}, offered: ELSEWHERE, crashed: ELSEWHERE },
}

/** The same with another answer. */
const finds = ({ jobs }: Network, look: Network['jobs'][string]): Network['jobs'] =>
  'findGoogle' in jobs ? { findGoogle: look } : {}

const silent = (job: Network['jobs'][string]): Network['jobs'][string] => {
  const ends = 'arrange' in job ? job.arrange : job.replies
  return { arrange: Object.fromEntries(Object.keys(ends).map((name) => [name, ELSEWHERE])) }
}

export const withGoogle = (network: Network): readonly Network[] => {
  const { 'GET /config.json': _, ...unknown } = network.aside
  const others = Object.entries(network.jobs).map(([name, job]) => [name, silent(job)] as const)
  return [
    network,
    {
      ...network,
      jobs: {
        ...network.jobs,
        continueWithGoogle: { arrange: { left: {}, soon: ELSEWHERE, crashed: ELSEWHERE }, leaves: AUTHORIZE },
        ...finds(network, { arrange: { offered: {}, soon: ELSEWHERE, crashed: ELSEWHERE } }),
      },
      aside: { ...network.aside, 'GET /config.json': configured(true), [AUTHORIZE]: 'held' },
    },
    {
      ...network,
      jobs: {
        ...Object.fromEntries(others),
        continueWithGoogle: {
          asks: 'GET /config.json',
          replies: { left: ELSEWHERE, soon: ELSEWHERE, crashed: CRASH },
        },
        ...finds(network, {
          asks: 'GET /config.json',
          replies: { offered: ELSEWHERE, soon: ELSEWHERE, crashed: CRASH },
        }),
      },
      environment: Object.fromEntries(Object.keys(network.environment).map((label) => [label, ELSEWHERE])),
      aside: unknown,
    },
  ]
}
