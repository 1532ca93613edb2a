/** The requests that a smoke run sends to a production site. */
import { describe, expect, it } from 'vitest'
import { SESSION_KEY } from '#src/clients/storage-keys.ts'
import { type PageSetup, outcomeSetupOf, isLocal, isUnplayable } from '#tests/e2e/flows/kit/network.ts'
import { playedFlows } from '#tests/e2e/flows/kit/played-flows.ts'
import { outcomeOf, type Tour, toursOf } from '#tests/e2e/flows/kit/tours.ts'
import { harmlessFlow } from '../../scripts/kit/smoke/harmless.ts'

const ACCOUNT = { [SESSION_KEY]: { access_token: 'of-the-account' } }

const toursFor = (device: object | null) =>
  playedFlows('transitions').flatMap((flow) => {
    const harmless = harmlessFlow(flow, { device: device as typeof ACCOUNT | null, googleEnabled: false })
    return harmless === null ? [] : toursOf(harmless)
  })

/** Names of the requests of a tour that are answered by the site itself. */
const reaching = ({ network, path }: Tour): string[] => {
  const served = Object.keys(network.pageRequests).filter((name) =>
    JSON.stringify(network.pageRequests[name]).includes('"served"'),
  )
  const requestNames = path.edges.flatMap(({ step }) => {
    if (step.type !== 'outcome') return []
    const job = network.actors[step.actor]
    const ending = outcomeSetupOf(network, step.actor, outcomeOf(step))
    if (job === undefined || isLocal(job) || isUnplayable(ending)) return []
    return [`${String(job.request)} ${JSON.stringify(ending.reply)}`]
  })
  return [...served, ...requestNames]
}

const arrivalOf = ({ network, path }: Tour) => network.starts[path.start.name] as PageSetup

describe.each([
  ['without an account', null, []],
  ['with an account', ACCOUNT, ['POST /auth/v1/token "served"']],
])('%s', (_, device, writes) => {
  const tours = toursFor(device)

  it('only reads and the sign-in of that account are sent to the site', () => {
    const reached = new Set(tours.flatMap(reaching))
    expect([...reached].filter((name) => !name.startsWith('GET '))).toEqual(writes)
  })

  it('no effect with another request is started', () => {
    const started = tours.flatMap(({ network, path }) =>
      [path.start.effects, ...path.edges.map(({ effects }) => effects)].flatMap(({ calls }) =>
        calls.map(({ src }) => network.actors[src]),
      ),
    )
    const requests = started.flatMap((job) => (job === undefined || isLocal(job) ? [] : [String(job.request)]))
    expect([...new Set(requests)].filter((name) => !name.startsWith('GET ')).toSorted()).toEqual(
      writes.map((name) => name.replace(' "served"', '')),
    )
  })

  it('only that account is signed in', () => {
    const devices = tours.map((tour) => arrivalOf(tour).device ?? {}).filter((stored) => SESSION_KEY in stored)
    expect(devices.every((stored) => stored[SESSION_KEY] === ACCOUNT[SESSION_KEY])).toBe(true)
    expect(devices.length > 0).toBe(device !== null)
  })
})

it('harmless paths submit forms with invalid input only, and include everything that stays in the browser', () => {
  const flows = new Set(toursFor(null).map(({ flow }) => flow.id))
  for (const id of ['contact', 'login', 'register', 'waitlist', 'consent', 'ownAudio']) expect(flows).toContain(id)
})
