/** A part of a page that is a lazy chunk, fetched on demand, so that readers do not load its flow. */
import { type ComponentType, useEffect, useState } from 'react'
import type { Language } from '#contracts/languages.ts'
import { loadCatalogs } from './i18n.ts'
import { useLanguage } from './place.ts'

export type LazyPart<Props = object> = {
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
export type LoadedPart<Props = object> = { Body: ComponentType<Props>; language: Language }

export const loadPart = async <Props>(part: LazyPart<Props>, language: Language): Promise<LoadedPart<Props>> => {
  const [Body] = await Promise.all([part.load(), loadCatalogs(language, part.catalogs)])
  return { Body, language }
}

export const useOnDemand = <Props>(part: LazyPart<Props>): OnDemand<Props> => {
  const language = useLanguage()
  const [stage, setStage] = useState<OnDemand<Props>['stage']>('idle')
  const [opened, setOpened] = useState<LoadedPart<Props> | null>(null)
  const show = (fetched: LoadedPart<Props>) => {
    setOpened(fetched)
    setStage('idle')
  }
  const open = () => {
    setStage('loading')
    loadPart(part, language).then(show, () => setStage('failed'))
  }
  return { stage, Body: opened?.language === language ? opened.Body : null, open }
}

/** As `useOnDemand`, opened at once, and again in another language, to which a step back can lead. */
export const useOpenPart = <Props>(part: LazyPart<Props>): OnDemand<Props> => {
  const demand = useOnDemand(part)
  const isFresh = demand.Body === null && demand.stage === 'idle'
  useEffect(() => {
    if (isFresh) demand.open()
  })
  return demand
}
