import { type AnyEventObject, fromCallback } from 'xstate'
import type { Account } from '#contracts/account.ts'

/** `watch` calls back at once and on every change, and returns the function that unsubscribes. */
export const defineWatchAccount = (watch: (listener: (account: Account) => void) => () => void) =>
  fromCallback<AnyEventObject, undefined>(({ sendBack }) =>
    watch((account) => sendBack({ type: 'account.changed', account })),
  )
