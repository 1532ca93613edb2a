import { useLingui } from '@lingui/react'
import { useEffect, useRef, useState } from 'react'
import { LANGUAGE_NAMES } from '#contracts/languages.ts'
import { titleOf } from '#src/page-context/titles.ts'
import { usePlace } from '#src/page-context/place.ts'

/** Says the title of a new page once, and another language of the same one. The first page was announced by the browser. */
export const Announcer = () => {
  const { i18n } = useLingui()
  const { page, language } = usePlace()
  const previous = useRef({ page, language })
  const [said, setSaid] = useState('')

  useEffect(() => {
    const { page: lastPage, language: lastLanguage } = previous.current
    previous.current = { page, language }
    if (lastPage !== page) setSaid(titleOf(i18n, page))
    else if (lastLanguage !== language) setSaid(LANGUAGE_NAMES[language])
  }, [i18n, page, language])

  return (
    <p className="visually-hidden" aria-live="polite">
      {said}
    </p>
  )
}
