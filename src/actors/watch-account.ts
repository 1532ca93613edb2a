import { type AnyEventObject, fromCallback } from 'xstate'
import type { Account } from '#contracts/account.ts'

/** `watch` tells at once and on every change, and returns how to stop. */
export const defineWatchAccount = (watch: (listener: (account: Account) => void) => () => void) =>
  fromCallback<AnyEventObject, undefined>(({ sendBack }) =>
    watch((account) => sendBack({ type: 'account.changed', account })),
  )
