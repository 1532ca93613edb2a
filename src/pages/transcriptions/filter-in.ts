/** Parses the list's filter from the query, where it can be linked and works with the back button. */
import { TRANSCRIPTION_PERIODS, type TranscriptionFilter } from '#contracts/api/transcriptions.ts'
import type { Language } from '#contracts/languages.ts'
import { pathOf } from '#contracts/routes.ts'

const DAYS = 'dias'
const SUMMARY = 'resumo'

/** Values of the query parameter. */
const SUMMARIES = { com: 'with', sem: 'without' } as const
const wordOf = { with: 'com', without: 'sem' } as const

export const filterIn = (search: string): TranscriptionFilter => {
  const params = new URLSearchParams(search)
  const days = TRANSCRIPTION_PERIODS.find((period) => period === params.get(DAYS))
  const word = params.get(SUMMARY)
  const summary = word === 'com' || word === 'sem' ? SUMMARIES[word] : undefined
  return { ...(days !== undefined && { days }), ...(summary !== undefined && { summary }) }
}

export const urlOf = (language: Language, { days, summary }: TranscriptionFilter): string => {
  const search = new URLSearchParams({
    ...(days !== undefined && { [DAYS]: days }),
    ...(summary !== undefined && { [SUMMARY]: wordOf[summary] }),
  }).toString()
  return pathOf('transcriptions', language) + (search === '' ? '' : `?${search}`)
}
