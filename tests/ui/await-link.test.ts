// Proves SCRIBE-24.
import { describe, expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import type { MessagingLinkStatus } from '#contracts/api/messaging-link.ts'
import { defineAwaitLink } from '#src/features/transcribe-settings/effects/messaging-link.ts'

const expiresAt = '2026-11-20T12:10:00.000Z'
const linked = (at: string) => ({ phone_masked: '•••• 0002', linked_at: at })

const fateOf = (status: MessagingLinkStatus) => {
  const awaitLink = defineAwaitLink({ readMessagingLink: () => Promise.resolve(status) })
  return toPromise(createActor(awaitLink, { input: { expiresAt } }).start())
}

describe('what became of a code', () => {
  it.each([
    [
      { link: linked('2026-11-20T12:00:00.000Z'), open_code: null },
      { kind: 'linked', phone: '•••• 0002' },
    ],
    // A number that was linked before the code was made has not sent it.
    [{ link: linked('2026-11-20T11:59:59.999Z'), open_code: null }, { kind: 'over' }],
    [{ link: null, open_code: null }, { kind: 'over' }],
    [{ link: null, open_code: { expires_at: expiresAt, is_number_in_use: true } }, { kind: 'numberInUse' }],
  ] as const)('%j', async (status, fate) => {
    expect(await fateOf(status)).toEqual(fate)
  })
})
