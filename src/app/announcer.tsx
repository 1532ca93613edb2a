import { useLingui } from '@lingui/react'
import { useEffect, useRef, useState } from 'react'
import { titleOf } from '#src/place/titles.ts'
import { usePlace } from '#src/place/place.ts'

/** Says the title of a new page once. The first page was announced by the browser itself. */
export const Announcer = () => {
  const { i18n } = useLingui()
  const { page } = usePlace()
  const isFirst = useRef(true)
  const [said, setSaid] = useState('')

  useEffect(() => {
    if (!isFirst.current) setSaid(titleOf(i18n, page))
    isFirst.current = false
    // Another language of the same page is no new page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [page])

  return (
    <p className="visually-hidden" aria-live="polite">
      {said}
    </p>
  )
}
