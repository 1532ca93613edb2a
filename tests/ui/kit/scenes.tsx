/** Flows that are no page of their own: what shows them, for an input of their model. */
import { createElement, type ComponentProps, type ReactNode } from 'react'
import { LANGUAGES } from '#contracts/languages.ts'
import { loadCatalogs } from '#src/app/i18n.ts'
import { ReadingCard } from '#src/account/reading-card.tsx'
import { TranscriptionItem } from '#src/account/transcription/transcription-item.tsx'
import { readingMachine } from '#machines/reading/reading.machine.ts'
import type { Sealed } from '#machines/transcription/transcription.machine.ts'
import { LanguageOfferBar } from '#src/app/language-offer-bar.tsx'
import { loadedGate, loadedPage } from '#src/app/pages.ts'
import { RunningConsent } from '#src/consent/consent-bar.tsx'
import { NeuralDemo } from '#src/neural/neural-demo.tsx'
import { RunningDemo } from '#src/demo/transcribe-demo.tsx'

type Gate = ReturnType<typeof loadedGate>

export const SCENES: Readonly<Record<string, (input: unknown) => Promise<ReactNode>>> = {
  language: async () => {
    await Promise.all(LANGUAGES.map((language) => loadCatalogs(language, ['shell'])))
    return <LanguageOfferBar />
  },
  consent: async (input) => {
    await Promise.all(LANGUAGES.map((language) => loadCatalogs(language, ['consent'])))
    return <RunningConsent input={input as ComponentProps<typeof RunningConsent>['input']} requests={0} />
  },
  neuralDemo: async () => {
    await Promise.all(LANGUAGES.map((language) => loadCatalogs(language, ['neural'])))
    return <NeuralDemo />
  },
  transcribeDemo: async (input) => {
    await Promise.all(LANGUAGES.map((language) => loadCatalogs(language, ['demo'])))
    return <RunningDemo input={input as ComponentProps<typeof RunningDemo>['input']} />
  },
  access: async (input) =>
    createElement(loadedGate(), input as ComponentProps<Gate>, createElement(loadedPage('dashboard'))),
  // A list of one row at a time, whatever it is about.
  reading: async () => (
    <ReadingCard flow={readingMachine} title="Lista" countOf={() => ({ shown: 1, total: 2 })}>
      {(data) => <p>lido: {String(data)}</p>}
    </ReadingCard>
  ),
  transcription: async (input) => (
    <ul>
      <TranscriptionItem row={rowOf((input as { item: Sealed }).item)} onGone={() => {}} />
    </ul>
  ),
}

/** As the list has it; what is missing was left empty by an older writer. */
const rowOf = ({ id, content, summary, keyId }: Sealed) => ({
  id,
  user_uuid: 'user-ana',
  encrypted_content: content ?? '',
  encryption_key_id: keyId ?? '',
  summary_encrypted: summary,
  has_summary: summary !== null,
  created_at: '2026-11-20T12:00:00Z',
})
