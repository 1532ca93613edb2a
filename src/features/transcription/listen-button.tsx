import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { LANGUAGE_TAGS } from '#contracts/languages.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { Button } from '#src/ui/button.tsx'

/** The device speaks for one button at a time: the last that was pressed. */
let last: SpeechSynthesisUtterance | null = null

/** Reads a text aloud by speech synthesis on the device, in browsers that support it. */
export const ListenButton = ({ text }: { text: string }) => {
  const language = useLanguage()
  const [isSpeaking, setSpeaking] = useState(false)
  const own = useRef<SpeechSynthesisUtterance | null>(null)
  useEffect(
    () => () => {
      if (own.current !== null && own.current === last) speechSynthesis.cancel()
    },
    [],
  )
  if (!('speechSynthesis' in globalThis)) return null

  const speak = () => {
    const said = new SpeechSynthesisUtterance(text)
    own.current = said
    last = said
    said.lang = LANGUAGE_TAGS[language]
    said.addEventListener('end', () => setSpeaking(false))
    said.addEventListener('error', () => setSpeaking(false))
    speechSynthesis.cancel()
    speechSynthesis.speak(said)
    setSpeaking(true)
  }
  const fallSilent = () => {
    speechSynthesis.cancel()
    setSpeaking(false)
  }
  return (
    <Button kind="ghost" onClick={isSpeaking ? fallSilent : speak}>
      {isSpeaking ? <Trans>Parar de ouvir</Trans> : <Trans>Ouvir</Trans>}
    </Button>
  )
}
