import { I18nProvider } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { InputFrom } from 'xstate'
import { LANGUAGE_TAGS } from '#contracts/languages.ts'
import { switchLanguage } from '#contracts/routes.ts'
import { Button } from '../ui/button.tsx'
import { languageFlow } from './flows/language.ts'
import { i18nFor } from './i18n.ts'
import styles from './language-offer.module.css'
import { markerOf } from './marker.ts'
import { useHostedActor } from './use-flow.tsx'

const LANDING: InputFrom<typeof languageFlow> = { page: 'pt', isLanding: true }

/** The quiet bar itself, in the words of the language it offers. */
export const LanguageOfferBar = () => {
  const [, navigate] = useLocation()
  const language = useHostedActor(languageFlow, LANDING)
  const state = useSelector(language, (snapshot) => snapshot)
  const { offered } = state.context

  useEffect(() => {
    const wish = language.on('switchLanguage', ({ to }) => navigate(switchLanguage(location, to)))
    return () => wish.unsubscribe()
  }, [language, navigate])

  if (offered === null) return null
  return (
    <I18nProvider i18n={i18nFor(offered)}>
      <aside className={styles['offer']} {...markerOf(state)} lang={LANGUAGE_TAGS[offered]}>
        <p>
          <Trans>Prefere ler em português?</Trans>
        </p>
        <Button kind="primary" onClick={() => language.send({ type: 'offer.accept' })}>
          <Trans>Mudar para português</Trans>
        </Button>
        <Button kind="ghost" onClick={() => language.send({ type: 'offer.dismiss' })}>
          <Trans>Agora não</Trans>
        </Button>
      </aside>
    </I18nProvider>
  )
}
