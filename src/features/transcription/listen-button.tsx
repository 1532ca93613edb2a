import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { LANGUAGE_TAGS } from '#contracts/languages.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { Button } from '#src/ui/button.tsx'
import { readAloud } from './read-aloud.ts'

/** Reads a text aloud, in browsers that support it. */
export const ListenButton = ({ text }: { text: string }) => {
  const language = useLanguage()
  const [isSpeaking, setSpeaking] = useState(false)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])
  if (!('speechSynthesis' in globalThis)) return null

  const listen = () => {
    setSpeaking(true)
    stop.current = readAloud(text, LANGUAGE_TAGS[language], () => setSpeaking(false))
  }
  return (
    <Button kind="ghost" onClick={() => (isSpeaking ? stop.current?.() : listen())}>
      {isSpeaking ? <Trans>Parar de ouvir</Trans> : <Trans>Ouvir</Trans>}
    </Button>
  )
}
