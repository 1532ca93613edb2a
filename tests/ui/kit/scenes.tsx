/** Flows that are no page of their own: what shows them, for an input of their model. */
import { createElement, type ComponentProps, type ReactNode } from 'react'
import { LANGUAGES } from '#contracts/languages.ts'
import { loadCatalogs } from '#src/app/i18n.ts'
import { LanguageOfferBar } from '#src/app/language-offer-bar.tsx'
import { loadedGate, loadedPage } from '#src/app/pages.ts'
import { RunningDemo } from '#src/demo/transcribe-demo.tsx'

type Gate = ReturnType<typeof loadedGate>

export const SCENES: Readonly<Record<string, (input: unknown) => Promise<ReactNode>>> = {
  language: async () => {
    await Promise.all(LANGUAGES.map((language) => loadCatalogs(language, ['shell'])))
    return <LanguageOfferBar />
  },
  transcribeDemo: async (input) => {
    await Promise.all(LANGUAGES.map((language) => loadCatalogs(language, ['demo'])))
    return <RunningDemo input={input as ComponentProps<typeof RunningDemo>['input']} />
  },
  access: async (input) =>
    createElement(loadedGate(), input as ComponentProps<Gate>, createElement(loadedPage('dashboard'))),
}
