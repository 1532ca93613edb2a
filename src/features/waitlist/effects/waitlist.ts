import { type AnyEventObject, fromCallback, fromPromise } from 'xstate'
import { WAITLIST_KEY_PARAMETER } from '#contracts/api/waitlist.ts'
import type { WaitlistEntry } from '#contracts/forms/waitlist.ts'
import type { Clients } from '#src/clients/clients.ts'
import { pageLanguage } from '#src/clients/page.ts'

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

export const defineJoinWaitlist = ({ productApi }: Clients) =>
  fromPromise<void, WaitlistEntry>(({ input, signal }) =>
    productApi.joinWaitlist({ ...input, language: pageLanguage() }, signal),
  )

export const defineConfirmEntry = ({ productApi }: Clients) =>
  fromPromise<void, { key: string }>(({ input, signal }) => productApi.confirmWaitlist(input.key, signal))

export const defineLeaveWaitlist = ({ productApi }: Clients) =>
  fromPromise<void, { key: string }>(({ input, signal }) => productApi.leaveWaitlist(input.key, signal))
