/** Data that one page passes to the next by `history.state`. Untrusted: validated when it is read. */
import { EMAIL_PURPOSES } from '#contracts/callback.ts'
import { EMAIL_MAX_LENGTH } from '#contracts/limits.ts'
import type { NavigationState } from '#machines/kit/shell.ts'

type Intent = NonNullable<NavigationState['intent']>

const INTENTS = {
  reset: true,
  enterCode: true,
  confirmEmail: true,
  accountDeleted: true,
  newPassword: true,
} satisfies Record<Intent, true>

const isIntent = (value: unknown): value is Intent => typeof value === 'string' && Object.hasOwn(INTENTS, value)

const oneOf = <Word extends string>(words: readonly Word[], value: unknown): Word | undefined =>
  words.find((word) => word === value)

export const readNavigationState = (state: unknown): NavigationState => {
  if (typeof state !== 'object' || state === null) return {}
  const { email, intent, purpose } = state as Record<string, unknown>
  const isAddress = typeof email === 'string' && email.length <= EMAIL_MAX_LENGTH
  const knownPurpose = oneOf(EMAIL_PURPOSES, purpose)
  return {
    ...(isAddress && { email }),
    ...(isIntent(intent) && { intent }),
    ...(knownPurpose && { purpose: knownPurpose }),
  }
}

/** What the page before has passed to this one; nothing while prerendering. */
export const currentNavigationState = (): NavigationState =>
  typeof history === 'undefined' ? {} : readNavigationState(history.state)
