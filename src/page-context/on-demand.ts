/** A part of a page that is a lazy chunk, fetched on demand, so that readers do not load its flow. */
import { type ComponentType, useState } from 'react'
import type { Language } from '#contracts/languages.ts'
import { loadCatalogs } from './i18n.ts'
import { useLanguage } from './place.ts'

export type Part = {
  load: () => Promise<ComponentType>
  /** Catalogues of its texts. */
  catalogs: readonly string[]
}

type OnDemand = {
  stage: 'resting' | 'loading' | 'failed'
  /** Null until it was loaded for the current language. */
  Body: ComponentType | null
  open: () => void
}

/** A part in the language it was fetched for. */
export type FetchedPart = { Body: ComponentType; language: Language }

export const fetchPart = async (part: Part, language: Language): Promise<FetchedPart> => {
  const [Body] = await Promise.all([part.load(), loadCatalogs(language, part.catalogs)])
  return { Body, language }
}

export const useOnDemand = (part: Part): OnDemand => {
  const language = useLanguage()
  const [stage, setStage] = useState<OnDemand['stage']>('resting')
  const [opened, setOpened] = useState<FetchedPart | null>(null)
  const show = (fetched: FetchedPart) => {
    setOpened(fetched)
    setStage('resting')
  }
  const open = () => {
    setStage('loading')
    fetchPart(part, language).then(show, () => setStage('failed'))
  }
  return { stage, Body: opened?.language === language ? opened.Body : null, open }
}
