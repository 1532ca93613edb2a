import { useLingui } from '@lingui/react/macro'
import type { MouseEvent, RefObject } from 'react'
import { currentAccount, ensureSession, sendSession } from '#src/flow-runtime/session-store.ts'
import { announce } from './announcer.tsx'

/** Signs out on a page that stays open. That is announced, and the focus of the button, which goes away, moves to `next`. */
export const useSignOut = (next: RefObject<HTMLElement | null>) => {
  const { t } = useLingui()
  return ({ currentTarget }: MouseEvent) => {
    const announceSignOut = () => {
      if (currentAccount().status !== 'signedOut') return
      announce(t`Você saiu da sua conta.`)
      const { activeElement, body } = document
      if (activeElement === currentTarget || activeElement === body) next.current?.focus()
    }
    sendSession({ type: 'session.signOut' })
    // After the command, which takes effect at once, also without the session flow, but not while somebody else signs in.
    void ensureSession().then(announceSignOut, announceSignOut)
  }
}
