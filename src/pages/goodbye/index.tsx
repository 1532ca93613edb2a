import { Trans } from '@lingui/react/macro'
import { pathOf } from '#contracts/routes.ts'
import type { NavigationState } from '#machines/kit/shell.ts'
import { voiceOf } from '#src/features/transcribe-demo/clip.ts'
import { useOnDevice } from '#src/page-context/on-device.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { Bubble, Phone } from '#src/ui/bubble.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { PageHero } from '#src/ui/page-hero.tsx'
import { VoiceBars } from '#src/ui/voice-bars.tsx'
import styles from './goodbye.module.css'

const ACCOUNT_DELETED: NavigationState['intent'] = 'accountDeleted'

/**
 * Read without `readNavigationState`: shared with a content page, it would become a file of its own on every page with
 * a form.
 */
const isFromDeletion = () => (Object(history.state) as { intent?: unknown }).intent === ACCOUNT_DELETED

/** The page after an account deletion; opened in another way, it does not mention one. */
export default function GoodbyePage() {
  const language = useLanguage()
  const isDeleted = useOnDevice(isFromDeletion, false)
  return (
    <div className={styles['page']}>
      <PageHero
        title={isDeleted ? <Trans>Sua conta foi excluída</Trans> : <Trans>Até logo</Trans>}
        lead={
          isDeleted ? (
            <Trans>
              Dados, transcrições e escolhas foram apagados, e o plano foi cancelado. Um último e-mail confirma a
              exclusão. Agradecemos o tempo com a gente. Se mudar de ideia, uma conta nova começa do zero.
            </Trans>
          ) : (
            <Trans>Aqui nos despedimos de quem excluiu a conta. Se não foi o seu caso, nada mudou na sua.</Trans>
          )
        }
        actions={
          <>
            <LinkButton kind="primary" href={pathOf('home', language)}>
              <Trans>Ir para o início</Trans>
            </LinkButton>
            {isDeleted && (
              <LinkButton kind="ghost" href={pathOf('register', language)}>
                <Trans>Criar outra conta</Trans>
              </LinkButton>
            )}
          </>
        }
        figure={
          <Phone>
            <Bubble isOut isWide>
              <VoiceBars voice={voiceOf(language)} position={0} className={styles['voice']} />
              <p className={styles['farewell']}>
                <Trans>Foi bom prosear.</Trans>
              </p>
            </Bubble>
          </Phone>
        }
      />
    </div>
  )
}
