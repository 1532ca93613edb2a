/**
 * Twelve flows against every network fault: the first request meets it, and a person who retries, or takes the first
 * alternative that the page offers, succeeds within three clicks. The effect happens once, and no message is wrong.
 *
 * Three more faults need a page: a second click during the first is an event of no machine (model tests), typed values
 * survive a reload and back navigation (`account-settings.spec.ts`, `contact.spec.ts`), and a reload in the middle of a
 * deletion leads to the goodbye page (`routeGuard`, outcome `deleted`).
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type ErrorCode, isErrorCode } from '#contracts/errors.ts'
import { openBrowser, expireTimeouts } from './faults/browser.ts'
import { FAULTS, type FaultProxy, openFaultProxy } from './faults/fault-proxy.ts'
import { FLOWS, type Visit } from './faults/flows.ts'
import { type AccountArea, openAccountArea } from './kit/members.ts'
import { closeBackend, onlyLimits } from './kit/server.ts'

let area: AccountArea
let proxy: FaultProxy

beforeAll(async () => {
  area = await openAccountArea({ limits: onlyLimits('mailIntervalByRequester', 'mailIntervalByEmail') })
  proxy = await openFaultProxy(area, expireTimeouts)
  openBrowser(() => proxy.origin)
})
afterAll(async () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  proxy.close()
  await closeBackend()
})

const codeOf = (error: unknown): ErrorCode => {
  const { code } = Object(error) as { code?: unknown }
  if (!isErrorCode(code)) throw error
  return code
}

/** Clicks, and retries or takes the offered alternative until it succeeds. Returns the codes of the failures. */
const retryUntilDone = async ({ press, alternatives = {} }: Visit): Promise<string[]> => {
  const failures: string[] = []
  let next = press
  for (let presses = 0; presses < 3; presses += 1) {
    try {
      await next()
      return [...failures, 'done']
    } catch (error) {
      const code = codeOf(error)
      failures.push(code)
      next = alternatives[code] ?? press
    }
  }
  return failures
}

describe.each(Object.entries(FLOWS))('%s', (_, { asks, visit }) => {
  it.each(FAULTS)('%s', async (fault) => {
    const visiting = await visit(area)
    proxy.play(asks, fault)
    const failures = await retryUntilDone(visiting)
    expect([failures.at(-1), failures.length <= 3, await visiting.effects(), proxy.isPlayed()]).toEqual([
      'done',
      true,
      1,
      true,
    ])
  })
})
