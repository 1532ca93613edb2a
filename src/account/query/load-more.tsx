import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import styles from './load-more.module.css'

type LoadMoreProps = {
  shown: number
  total: number
  hasMore: boolean
  /** Whether the count is shown: not while a search hides some of the rows. */
  isCounted?: boolean | undefined
  /** The list is being revalidated: more cannot be loaded yet. */
  busy: boolean
  isLoadingMore: boolean
  onMore: () => void
}

/** How many rows of a list are shown, and a button that loads more. Nothing if all were shown from the start. */
export const LoadMore = ({ shown, total, hasMore, isCounted = true, busy, isLoadingMore, onMore }: LoadMoreProps) => {
  const count = useRef<HTMLOutputElement>(null)
  const hadMore = useRef(hasMore)
  const [isPaged, setPaged] = useState(hasMore)
  if (hasMore && !isPaged) setPaged(true)
  useEffect(() => {
    // Takes the focus when the button disappears with the last rows.
    if (hadMore.current && !hasMore && document.activeElement === document.body) count.current?.focus()
    hadMore.current = hasMore
  }, [hasMore])
  if (!isPaged) return null
  return (
    <div className={styles['more']}>
      <output ref={count} tabIndex={-1} className={styles['count']}>
        {isCounted && (
          <Trans>
            Mostrando {shown} de {total}
          </Trans>
        )}
      </output>
      {hasMore && (
        <Button kind="ghost" busy={busy} onClick={onMore}>
          {isLoadingMore ? <Trans>Carregando...</Trans> : <Trans>Mostrar mais</Trans>}
        </Button>
      )}
    </div>
  )
}
