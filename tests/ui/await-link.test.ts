import { describe, expect, it, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import type { MessagingLinkStatus } from '#contracts/api/messaging-link.ts'
import { call } from '#src/clients/call.ts'
import { defineAwaitLink } from '#src/features/transcribe-settings/effects/await-link.ts'

vi.mock('#src/clients/call.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))

const expiresAt = '2026-11-20T12:10:00.000Z'
const linkAt = (at: string) => ({ phone_masked: '•••• 0002', linked_at: at })

const outcomeOf = (status: MessagingLinkStatus) => {
  vi.mocked(call).mockResolvedValueOnce(status as never)
  return toPromise(createActor(defineAwaitLink(), { input: { expiresAt } }).start())
}

describe('the outcome of a linking code', () => {
  // Proves SCRIBE-24.
  it.each([
    [
      { link: linkAt('2026-11-20T12:00:00.000Z'), open_code: null },
      { kind: 'linked', phone: '•••• 0002' },
    ],
    // A number that was linked before the code was created did not send it.
    [{ link: linkAt('2026-11-20T11:59:59.999Z'), open_code: null }, { kind: 'over' }],
    [{ link: null, open_code: null }, { kind: 'over' }],
    [{ link: null, open_code: { expires_at: expiresAt, is_number_in_use: true } }, { kind: 'numberInUse' }],
  ] as const)('is read from %j', async (status, outcome) => {
    expect(await outcomeOf(status)).toEqual(outcome)
  })
})
