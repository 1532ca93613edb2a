import { I18nProvider } from '@lingui/react'
import { useEffect, useState } from 'react'
import { i18nFor } from '#src/page-context/i18n.ts'
import { fetchPart, type FetchedPart, type Part } from '#src/page-context/on-demand.ts'
import { useLanguage } from '#src/page-context/place.ts'

type PersistentPartProps = {
  part: Part
  /** Called after each render; reads only what is stored on the device. */
  isWanted: () => boolean
}

/** A lazy part that is fetched when it is first wanted, and then stays mounted across pages and languages. */
export const PersistentPart = ({ part, isWanted }: PersistentPartProps) => {
  const language = useLanguage()
  const [shown, setShown] = useState<FetchedPart | null>(null)
  useEffect(() => {
    if (shown?.language === language || (shown === null && !isWanted())) return undefined
    let isStale = false
    fetchPart(part, language).then(
      (fetched) => !isStale && setShown(fetched),
      // A failed import is retried at the next request.
      () => {},
    )
    return () => {
      isStale = true
    }
  })
  if (shown === null) return null
  return (
    <I18nProvider i18n={i18nFor(shown.language)}>
      <shown.Body />
    </I18nProvider>
  )
}
