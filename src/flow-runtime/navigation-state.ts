/** Data that one page passes to the next by `history.state`. Untrusted: validated when it is read. */
import { EMAIL_PURPOSES } from '#contracts/callback.ts'
import { EMAIL_MAX_LENGTH } from '#contracts/limits.ts'
import type { NavigationState } from '#machines/kit/shell.ts'

type Intent = NonNullable<NavigationState['intent']>

/** As keys, so that a missing one is a type error. */
const INTENTS = {
  passwordReset: true,
  enterCode: true,
  confirmEmail: true,
  accountDeleted: true,
  newPassword: true,
} satisfies Record<Intent, true>

const oneOf = <Word extends string>(words: readonly Word[], value: unknown): Word | undefined =>
  words.find((word) => word === value)

export const readNavigationState = (state: unknown): NavigationState => {
  if (typeof state !== 'object' || state === null) return {}
  const { email, intent, purpose } = state as Record<string, unknown>
  const isAddress = typeof email === 'string' && email.length <= EMAIL_MAX_LENGTH
  const knownIntent = oneOf(Object.keys(INTENTS) as Intent[], intent)
  const knownPurpose = oneOf(EMAIL_PURPOSES, purpose)
  return {
    ...(isAddress && { email }),
    ...(knownIntent && { intent: knownIntent }),
    ...(knownPurpose && { purpose: knownPurpose }),
  }
}
