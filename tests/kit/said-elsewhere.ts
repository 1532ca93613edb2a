/** Texts in assertions that are in no catalogue. */
import type { Language } from '#contracts/languages.ts'
import { IN_OWN_WORDS } from '#machines/kit/samples.ts'
import { SAMPLE_REPLIES } from '#src/features/transcribe-settings/sample-replies.ts'

/** What a service says is shown as it is, in every language; the sample of a reply is data of its own. */
export const saidElsewhere = (language: Language): ReadonlyMap<string, string> =>
  new Map([
    [IN_OWN_WORDS.fail.told, IN_OWN_WORDS.fail.told],
    [SAMPLE_REPLIES.pt.short, SAMPLE_REPLIES[language].short],
  ])
