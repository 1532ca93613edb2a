import { expect, test } from 'vitest'
import { firstAbort } from '#src/clients/first-abort.ts'

test('the first signal that aborts gives the reason', () => {
  const [one, other] = [new AbortController(), new AbortController()]
  const signal = firstAbort(one.signal, other.signal)
  expect(signal.aborted).toBe(false)
  other.abort('other')
  one.abort('one')
  expect([signal.aborted, signal.reason]).toEqual([true, 'other'])
})

test('a signal that has aborted already counts, and the others get no listener', () => {
  const open = new AbortController()
  const signal = firstAbort(AbortSignal.abort('over'), open.signal)
  open.abort('late')
  expect(signal.reason).toBe('over')
})
