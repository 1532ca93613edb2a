import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import styles from './offline-bar.module.css'

const subscribe = (onChange: () => void) => {
  const listening = new AbortController()
  for (const type of ['online', 'offline']) addEventListener(type, onChange, { signal: listening.signal })
  return () => listening.abort()
}

const isOffline = () => !navigator.onLine
/** Prerendered pages have no network state. */
const isOfflineOnServer = () => false

/** For elements that are fixed above it. */
const storeHeight = (bar: HTMLElement | null) =>
  document.documentElement.style.setProperty('--offline-bar', `${bar?.offsetHeight ?? 0}px`)

/** The live region stays mounted, so that screen readers announce what appears in it. */
export const OfflineBar = () => {
  const isShown = useSyncExternalStore(subscribe, isOffline, isOfflineOnServer)
  return (
    <output className={styles['place']}>
      {isShown && (
        <span ref={storeHeight} className={styles['bar']}>
          <Trans>Você está sem internet. O que está na tela e o que você escreveu continuam aqui.</Trans>
        </span>
      )}
    </output>
  )
}
