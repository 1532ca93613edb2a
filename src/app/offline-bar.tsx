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

/** Stores its height for elements that are fixed above it: a narrower window or larger text takes more lines. */
const followHeight = (bar: HTMLElement) => {
  const { style } = document.documentElement
  const watcher = new ResizeObserver(() => style.setProperty('--offline-bar', `${bar.offsetHeight}px`))
  watcher.observe(bar)
  return () => {
    watcher.disconnect()
    style.removeProperty('--offline-bar')
  }
}

/** The live region stays mounted, so that screen readers announce what appears in it. */
export const OfflineBar = () => {
  const isShown = useSyncExternalStore(subscribe, isOffline, isOfflineOnServer)
  return (
    <output className={styles['place']}>
      {isShown && (
        <span ref={followHeight} className={styles['bar']}>
          <Trans>Você está sem internet. O que está na tela e o que você escreveu continuam aqui.</Trans>
        </span>
      )}
    </output>
  )
}
