import { useEffect } from 'react'
import styles from './flows-page.module.css'

const reload = () => location.reload()

/** Shown if the page cannot start, usually because of an unfinished machine: the next edit may fix it. */
export const Failed = ({ failure }: { failure: unknown }) => {
  useEffect(() => {
    import.meta.hot?.on('vite:beforeUpdate', reload)
    return () => import.meta.hot?.off('vite:beforeUpdate', reload)
  }, [])
  return (
    <main className={styles['failed']} role="alert">
      <h1>This cannot be drawn</h1>
      <pre>{failure instanceof Error ? failure.message : String(failure)}</pre>
    </main>
  )
}
