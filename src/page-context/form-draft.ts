/** Form drafts in session storage: they survive a reload, back navigation and the end of a session. */
import type { FormValues } from '#contracts/forms/issues.ts'
import { replyDraftsOf, LOGIN_DRAFT_KEY, profileDraftKey, REGISTER_DRAFT_KEY } from '#src/clients/storage-keys.ts'
import { readJson, tabStore, writeJson } from '#src/clients/storage.ts'
import { typedIn } from '#src/lib/form-values.ts'
import { restoreTyped } from '#src/lib/typed-values.ts'

/** Storage keys of the drafts. */
export const DRAFTS = {
  login: LOGIN_DRAFT_KEY,
  register: REGISTER_DRAFT_KEY,
  profile: profileDraftKey,
  answer: (id: string, message: string) => replyDraftsOf(id) + message,
} as const

export const saveDraft = (form: HTMLFormElement, key: string): void => {
  const values = typedIn(form)
  if (values === null) tabStore.removeItem(key)
  else writeJson(tabStore, key, values)
}

export const restoreDraft = (form: HTMLFormElement, key: string): void =>
  restoreTyped(form, Object(readJson(tabStore, key)) as FormValues)

export const dropDraft = (key: string): void => tabStore.removeItem(key)
