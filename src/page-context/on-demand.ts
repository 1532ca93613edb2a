/** A part of a page that is a lazy chunk, fetched on demand, so that readers do not load its flow. */
import { type ComponentType, useEffect, useState } from 'react'
import type { Language } from '#contracts/languages.ts'
import { loadCatalogs } from './i18n.ts'
import { useLanguage } from './place.ts'

export type Part<Props = object> = {
  load: () => Promise<ComponentType<Props>>
  /** Catalogues of its texts. */
  catalogs: readonly string[]
}

type OnDemand<Props> = {
  stage: 'idle' | 'loading' | 'failed'
  /** Null until it was loaded for the current language. */
  Body: ComponentType<Props> | null
  open: () => void
}

/** A part in the language it was fetched for. */
export type FetchedPart<Props = object> = { Body: ComponentType<Props>; language: Language }

export const fetchPart = async <Props>(part: Part<Props>, language: Language): Promise<FetchedPart<Props>> => {
  const [Body] = await Promise.all([part.load(), loadCatalogs(language, part.catalogs)])
  return { Body, language }
}

export const useOnDemand = <Props>(part: Part<Props>): OnDemand<Props> => {
  const language = useLanguage()
  const [stage, setStage] = useState<OnDemand<Props>['stage']>('idle')
  const [opened, setOpened] = useState<FetchedPart<Props> | null>(null)
  const show = (fetched: FetchedPart<Props>) => {
    setOpened(fetched)
    setStage('idle')
  }
  const open = () => {
    setStage('loading')
    fetchPart(part, language).then(show, () => setStage('failed'))
  }
  return { stage, Body: opened?.language === language ? opened.Body : null, open }
}

/** As `useOnDemand`, opened at once, and again in another language, to which a step back can lead. */
export const useOpenPart = <Props>(part: Part<Props>): OnDemand<Props> => {
  const demand = useOnDemand(part)
  const isFresh = demand.Body === null && demand.stage === 'idle'
  useEffect(() => {
    if (isFresh) demand.open()
  })
  return demand
}
