import { I18nProvider } from '@lingui/react'
import { useEffect, useState } from 'react'
import { i18nFor } from '#src/page-context/i18n.ts'
import { loadPart, type LoadedPart, type LazyPart } from '#src/page-context/on-demand.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { LoadFailed } from '#src/ui/load-failed.tsx'
import styles from './offline-bar.module.css'

type PersistentPartProps = {
  part: LazyPart
  /** How often a person has opened it. */
  openCount: number
  /** Whether it is shown without a request. Called after each render; reads only what is stored on the device. */
  isWanted: () => boolean
}

/** A lazy part that is fetched when it is first needed, and then stays mounted across pages and languages. */
export const PersistentPart = ({ part, openCount, isWanted }: PersistentPartProps) => {
  const language = useLanguage()
  const [shown, setShown] = useState<LoadedPart | null>(null)
  /** The request whose import failed; the next one tries again. */
  const [failed, setFailed] = useState(0)
  const hasFailed = shown === null && openCount > 0 && failed === openCount
  useEffect(() => {
    if (hasFailed || shown?.language === language || (shown === null && openCount === 0 && !isWanted()))
      return undefined
    let isStale = false
    loadPart(part, language).then(
      (fetched) => !isStale && setShown(fetched),
      () => !isStale && setFailed(openCount),
    )
    return () => {
      isStale = true
    }
  })
  if (hasFailed) {
    return (
      <div className={styles['place']}>
        <p className={styles['bar']}>
          <LoadFailed />
        </p>
      </div>
    )
  }
  if (shown === null) return null
  return (
    <I18nProvider i18n={i18nFor(shown.language)}>
      <shown.Body />
    </I18nProvider>
  )
}
