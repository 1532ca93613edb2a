import { type AnyEventObject, fromCallback } from 'xstate'
import { WAITLIST_KEY_PARAMETER } from '#contracts/api/waitlist.ts'
import { entryMemory } from '#src/flow-runtime/entry-memory.ts'

type Memory = ReturnType<typeof entryMemory<string>>

/** Removes the key from the URL on the first read. */
const takeKey = (taken: Memory): string | null => {
  const address = new URL(location.href)
  const key = address.searchParams.get(WAITLIST_KEY_PARAMETER)
  if (key === null) return taken.recall()
  address.searchParams.delete(WAITLIST_KEY_PARAMETER)
  history.replaceState(history.state, '', address)
  taken.keep(key)
  return key
}

export const defineReadKey = () => {
  const taken = entryMemory<string>()
  return fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
    const key = takeKey(taken)
    if (key !== null) sendBack({ type: 'key.found', key })
  })
}
