/**
 * Who is signed in, for everything that renders. Without a stored session the answer costs nothing: the session flow and
 * its client are fetched only where there is one, or where somebody is about to sign in.
 */
import { useEffect, useSyncExternalStore } from 'react'
import type { Account } from '#contracts/account.ts'
import type { Failure } from '#contracts/errors.ts'
import { accountOf } from '#machines/session/account-of.ts'
import { forgetVisit } from '#src/clients/last-visit.ts'
import { profileDraftKey, SESSION_KEY } from '#src/clients/storage-keys.ts'
import { deviceStore, tabStore } from '#src/clients/storage.ts'
import type { SessionActor, SessionEvent } from './session.ts'

const ENDED: Failure = { code: 'auth.sessionExpired' }
const WAITING: Account = { status: 'waiting' }
const SIGNED_OUT: Account = { status: 'signedOut' }

let account: Account | null = null
let session: Promise<SessionActor> | null = null
const listeners = new Set<() => void>()

/**
 * An attribute by which styles show the links of signed-in or signed-out people; the inline script sets it before the
 * first paint.
 */
const mark = ({ status }: Account) => {
  const page = document.documentElement
  if (status === 'signedIn') page.dataset['account'] = ''
  if (status === 'signedOut') delete page.dataset['account']
}

const publish = (next: Account) => {
  account = next
  mark(next)
  for (const listener of listeners) listener()
}

/** Other tabs hear of a sign-out from the auth client, which does not say that it was chosen. */
let choices: BroadcastChannel | null = null

const hearChoices = () => {
  choices ??= new BroadcastChannel('prosa.left')
  choices.addEventListener('message', () => {
    forgetOwn()
    send({ type: 'session.left' })
  })
}

/** Starts the session flow, once. `first` is what it has to know before it looks at what is stored. */
export const ensureSession = (first?: SessionEvent): Promise<SessionActor> => {
  session ??= import('./session.ts').then(({ startSession }) => {
    const actor = startSession()
    hearChoices()
    if (first) actor.send(first)
    const tell = () => publish(accountOf(actor.getSnapshot()))
    tell()
    actor.subscribe(tell)
    return actor
  })
  session.catch(() => {
    session = null
  })
  return session
}

const isStored = () => deviceStore.getItem(SESSION_KEY) !== null

/** A session that was just made is found in storage, by whoever asks first. */
export const currentAccount = (): Account => {
  if (account === null) watchOtherTabs()
  if (session === null) account = isStored() ? WAITING : SIGNED_OUT
  if (session === null && account === WAITING) void ensureSession().catch(() => {})
  return account ?? SIGNED_OUT
}

/** A tab that has no session of its own starts one when another tab signs in. */
const watchOtherTabs = () =>
  addEventListener('storage', ({ key, newValue }) => {
    if (key === SESSION_KEY && newValue !== null) void ensureSession().catch(() => {})
  })

/** Calls back at once and on every change. */
export const watchAccounts = (listener: (account: Account) => void): (() => void) => {
  const tell = () => listener(currentAccount())
  listeners.add(tell)
  tell()
  return () => void listeners.delete(tell)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useAccount = (): Account => useSyncExternalStore(subscribe, currentAccount, () => WAITING)

/** Starts the session flow where a session is stored, for what shows by the mark alone who is signed in. */
export const useStoredSession = (): void => useEffect(() => void currentAccount(), [])

/** Why nobody is signed in who was, or wanted to be: a sign-in that came to nothing, or a session that ended by itself. */
export const useParting = (): Failure | null => {
  const now = useAccount()
  if (now.status !== 'signedOut') return null
  return now.refusal ?? (now.hasEnded === true ? ENDED : null)
}

/** Whoever chooses to sign out leaves nothing behind for the next one; a session that ends by itself does. */
const forgetOwn = () => {
  if (account?.status === 'signedIn') tabStore.removeItem(profileDraftKey(account.profile.id))
  forgetVisit()
}

const send = (event: SessionEvent): void =>
  void ensureSession().then(
    (actor) => actor.send(event),
    () => {},
  )

export const sendSession = (event: SessionEvent): void => {
  if (event.type === 'session.signOut') {
    forgetOwn()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target but its own origin
    choices?.postMessage(null)
  }
  send(event)
}
