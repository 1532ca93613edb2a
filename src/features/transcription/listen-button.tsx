import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { LANGUAGE_TAGS } from '#contracts/languages.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { Button } from '#src/ui/button.tsx'

/** Reads a text aloud by speech synthesis on the device, in browsers that support it. */
export const ListenButton = ({ text }: { text: string }) => {
  const language = useLanguage()
  const [isSpeaking, setSpeaking] = useState(false)
  useEffect(() => () => globalThis.speechSynthesis?.cancel(), [])
  if (!('speechSynthesis' in globalThis)) return null

  const speak = () => {
    const said = new SpeechSynthesisUtterance(text)
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
