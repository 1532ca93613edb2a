import { I18nProvider } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { LANGUAGE_TAGS } from '#contracts/languages.ts'
import { switchLanguage } from '#contracts/routes.ts'
import { Button } from '#src/ui/button.tsx'
import { languageOfferFlow } from './language-offer.flow.ts'
import { i18nFor } from '#src/page-context/i18n.ts'
import styles from './language-offer.module.css'
import { markerOf } from '#src/flow-runtime/marker.ts'
import { useHostedActor } from '#src/flow-runtime/use-flow.tsx'

/** The bar, in the language that it offers. */
export const LanguageOfferBar = () => {
  const [, navigate] = useLocation()
  const offer = useHostedActor(languageOfferFlow, undefined)
  const state = useSelector(offer, (snapshot) => snapshot)
  const { offered } = state.context

  useEffect(() => {
    const wish = offer.on('switchLanguage', ({ to }) => navigate(switchLanguage(location, to)))
    return () => wish.unsubscribe()
  }, [offer, navigate])

  if (!state.matches('offering')) return null
  return (
    <I18nProvider i18n={i18nFor(offered)}>
      <aside className={styles['offer']} {...markerOf(state)} lang={LANGUAGE_TAGS[offered]}>
        <p>
          <Trans>Prefere ler em português?</Trans>
        </p>
        <div className={styles['answers']}>
          <Button kind="primary" onClick={() => offer.send({ type: 'offer.accept' })}>
            <Trans>Mudar para português</Trans>
          </Button>
          <Button kind="ghost" onClick={() => offer.send({ type: 'offer.dismiss' })}>
            <Trans>Agora não</Trans>
          </Button>
        </div>
      </aside>
    </I18nProvider>
  )
}
