/**
 * The signed-in account, as a store for React. The session flow and its client are lazy chunks: fetched only if a session is
 * stored, or when somebody is about to sign in.
 */
import { useEffect, useSyncExternalStore } from 'react'
import type { Account, Profile } from '#contracts/account.ts'
import type { Failure } from '#contracts/errors.ts'
import { accountOf } from '#machines/session/account-of.ts'
import { forgetVisit } from '#src/clients/last-visit.ts'
import {
  DRAFT_OWNER_KEY,
  replyDraftsOf,
  isAccountDraft,
  isDraft,
  LOGIN_DRAFT_KEY,
  profileDraftKey,
  REGISTER_DRAFT_KEY,
  RETURN_TO_KEY,
  SESSION_KEY,
} from '#src/clients/storage-keys.ts'
import { deviceStore, tabStore } from '#src/clients/storage.ts'
import type { SessionActor, SessionEvent } from './session.ts'

const ENDED: Failure = { code: 'auth.sessionExpired' }
const WAITING: Account = { status: 'waiting' }
const SIGNED_OUT: Account = { status: 'signedOut' }

/** Last published by the session flow; before that, what was stored when the flow was started. */
let account: Account = SIGNED_OUT
/** Null until the session flow is started, and again after it could not be loaded. */
let session: Promise<SessionActor> | null = null
/** The result of a sign-in with Google until a session flow has received it: it is no longer in the URL. */
let pending: SessionEvent | null = null
const listeners = new Set<() => void>()

/**
 * Sets `data-account`, by which CSS shows the links for signed-in or signed-out visitors; before the first paint the inline
 * script sets it.
 */
const mark = ({ status }: Account) => {
  const page = document.documentElement
  if (status === 'signedIn') page.dataset['account'] = ''
  if (status === 'signedOut') delete page.dataset['account']
}

/** Left behind by a form whose answer was lost, or whose page was closed before it: e-mail, name and phone. */
const SIGNED_OUT_DRAFTS = [LOGIN_DRAFT_KEY, REGISTER_DRAFT_KEY]

const dropDrafts = (isDropped: (key: string) => boolean) => {
  for (const key of tabStore.keys().filter(isDropped)) tabStore.removeItem(key)
}

/** They are kept until another person signs in; then the message to us, too, is that of the person before. */
const dropDraftsOfOthers = ({ id, isFallback }: Profile) => {
  const isOwn = (key: string) => key === profileDraftKey(id) || key.startsWith(replyDraftsOf(id))
  const isDropped = (tabStore.getItem(DRAFT_OWNER_KEY) ?? id) === id ? isAccountDraft : isDraft
  // A fallback has another id than the row by which drafts are stored.
  dropDrafts((key) => SIGNED_OUT_DRAFTS.includes(key) || (!isFallback && isDropped(key) && !isOwn(key)))
  if (!isFallback) tabStore.setItem(DRAFT_OWNER_KEY, id)
}

const publish = (next: Account) => {
  account = next
  mark(next)
  if (next.status === 'signedIn') dropDraftsOfOthers(next.profile)
  for (const listener of listeners) listener()
}

let channel: BroadcastChannel | null = null

/** Notifies other tabs of a sign-out by the person: the auth client does not distinguish it from an ended session. */
const signOutChannel = (): BroadcastChannel | null => {
  try {
    return (channel ??= new BroadcastChannel('prosa.left'))
  } catch {
    // Firefox refuses it where storage is blocked: then the session is limited to this tab.
    return null
  }
}

const noticeSignOut = () => {
  forgetOwn()
  send({ type: 'session.signedOutElsewhere' })
}

const listenForSignOut = () => {
  signOutChannel()?.addEventListener('message', noticeSignOut)
  // A page in the back/forward cache receives no messages of a channel, and is restored as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && account.status === 'signedIn' && deviceStore.getItem(SESSION_KEY) === null) noticeSignOut()
  })
}

/** Starts the session flow once. `first` is sent to it before it reads the stored session, however many tries it takes. */
export const ensureSession = (first?: SessionEvent): Promise<SessionActor> => {
  if (first) pending = first
  if (session === null) account = storedAccount()
  session ??= import('./session.ts')
    .then(({ startSession }) => {
      const actor = startSession()
      listenForSignOut()
      if (pending) actor.send(pending)
      pending = null
      const publishAccount = () => publish(accountOf(actor.getSnapshot()))
      publishAccount()
      actor.subscribe(publishAccount)
      return actor
    })
    .catch((error: unknown) => {
      // Before any caller is notified, and once for each try: a caller may begin the next one.
      session = null
      throw error
    })
  return session
}

const storedAccount = (): Account =>
  pending !== null || deviceStore.getItem(SESSION_KEY) !== null ? WAITING : SIGNED_OUT

/** The current account; before the session flow is started, whether one will be read. */
export const currentAccount = (): Account => (session === null ? storedAccount() : account)

const tryToStart = () => void ensureSession().catch(() => {})

let isWatchingTabs = false

/**
 * Starts the session flow if a session is stored or a return is pending, now or when another tab signs in; a page in the
 * back/forward cache notices that when it is restored.
 */
export const followStoredSession = (): void => {
  if (session === null && storedAccount() === WAITING) tryToStart()
  if (isWatchingTabs) return
  isWatchingTabs = true
  addEventListener('pageshow', followStoredSession)
  addEventListener('storage', ({ key, newValue }) => {
    if (key === SESSION_KEY && newValue !== null) tryToStart()
  })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  followStoredSession()
  return () => void listeners.delete(listener)
}

/** Calls back at once and on every change. */
export const watchAccounts = (listener: (account: Account) => void): (() => void) => {
  const notify = () => listener(currentAccount())
  const unsubscribe = subscribe(notify)
  notify()
  return unsubscribe
}

export const useAccount = (): Account => useSyncExternalStore(subscribe, currentAccount, () => WAITING)

/** Starts the session flow if a session is stored, for components that show the account only by `data-account`. */
export const useStoredSession = (): void => useEffect(followStoredSession, [])

/** Why nobody is signed in: a sign-in that failed, or a session that ended without a sign-out; null if neither. */
export const useSignOutReason = (): Failure | null => {
  const now = useAccount()
  if (now.status !== 'signedOut') return null
  return now.refusal ?? (now.hasEnded === true ? ENDED : null)
}

/**
 * A sign-out by the person deletes the drafts of the account in this tab, a message to us that was not sent, and the page to
 * return to; a session that ends by itself keeps them.
 */
const forgetOwn = () => {
  if (currentAccount().status !== 'signedOut') {
    dropDrafts(isDraft)
    for (const store of [tabStore, deviceStore]) store.removeItem(RETURN_TO_KEY)
  }
  forgetVisit()
}

const send = (event: SessionEvent, onFailure = () => {}): void =>
  void ensureSession().then((actor) => actor.send(event), onFailure)

/** A sign-out whose flow cannot be loaded: the session is not revoked, but it is removed from this device. */
const forgetSession = () => {
  pending = null
  deviceStore.removeItem(SESSION_KEY)
  publish(SIGNED_OUT)
}

export const sendSession = (event: SessionEvent): void => {
  if (event.type === 'session.signOut') {
    forgetOwn()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target but its own origin
    signOutChannel()?.postMessage(null)
    return send(event, forgetSession)
  }
  send(event)
}
