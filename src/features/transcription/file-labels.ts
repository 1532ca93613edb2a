/** Headings and name of the files that transcriptions are saved as. */
import { msg } from '@lingui/core/macro'
import type { Language } from '#contracts/languages.ts'
import { writtenDate } from '#src/account/date-text.tsx'
import { localDay } from '#src/lib/local-day.ts'
import { i18nFor } from '#src/page-context/i18n.ts'
import type { FileLabels } from './as-file.ts'

const LABELS = {
  summary: msg`Resumo`,
  text: msg`Texto`,
  meeting: msg`Compromisso`,
  starts_at: msg`Quando`,
  place: msg`Onde`,
  topics: msg`Assuntos`,
}

export const fileLabelsIn = (language: Language): FileLabels => {
  const i18n = i18nFor(language)
  return {
    summary: i18n._(LABELS.summary),
    text: i18n._(LABELS.text),
    meeting: i18n._(LABELS.meeting),
    starts_at: i18n._(LABELS.starts_at),
    place: i18n._(LABELS.place),
    topics: i18n._(LABELS.topics),
    moment: (at) => writtenDate(at, 'fullMoment', language),
  }
}

/** Name with the day of `at` (ISO 8601), as the list writes it. */
export const fileName = (at: string, ending: 'md' | 'txt' | 'ics'): string => `transcribe-${localDay(at)}.${ending}`
