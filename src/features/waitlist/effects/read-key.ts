import { type AnyEventObject, fromCallback } from 'xstate'
import { WAITLIST_KEY_PARAMETER } from '#contracts/api/waitlist.ts'

/** The address is wiped on the first look; a second start of the same visit, as StrictMode makes one, still knows it. */
let taken: { entry: unknown; key: string } | null = null

const takeKey = (): string | null => {
  const address = new URL(location.href)
  const key = address.searchParams.get(WAITLIST_KEY_PARAMETER)
  if (key === null) return taken !== null && taken.entry === history.state ? taken.key : null
  address.searchParams.delete(WAITLIST_KEY_PARAMETER)
  history.replaceState(history.state, '', address)
  taken = { entry: history.state, key }
  return key
}

export const defineReadKey = () =>
  fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
    const key = takeKey()
    if (key !== null) sendBack({ type: 'key.found', key })
  })
