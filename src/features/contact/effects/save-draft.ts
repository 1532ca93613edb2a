import { fromCallback } from 'xstate'
import type { FormValues } from '#contracts/forms/issues.ts'
import type { Clients } from '#src/clients/clients.ts'
import { readJson, writeJson } from '#src/clients/storage.ts'

type Command = { type: 'draft.save'; values: FormValues } | { type: 'draft.discard' }

const asValues = (value: unknown): FormValues | null => {
  if (typeof value !== 'object' || value === null) return null
  const texts = Object.entries(value).filter(([, text]) => typeof text === 'string')
  return texts.length === 0 ? null : (Object.fromEntries(texts) as FormValues)
}

/** Saves the draft in session storage, so that it survives a reload or a crash. */
export const defineSaveDraft = ({ tabStore }: Clients, key: string) =>
  fromCallback<Command, undefined>(({ sendBack, receive }) => {
    const values = asValues(readJson(tabStore, key))
    if (values !== null) sendBack({ type: 'draft.restored', values })
    receive((event) => {
      if (event.type === 'draft.save') writeJson(tabStore, key, event.values)
      else tabStore.removeItem(key)
    })
  })
