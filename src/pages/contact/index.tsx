import { Trans } from '@lingui/react/macro'
import { LinkButton } from '#src/ui/link-button.tsx'
import { Channels } from './channels.tsx'
import styles from './contact.module.css'
import { MessageSection } from './message-section.tsx'
import { MESSAGING_URL } from './messaging-url.ts'

export default function ContactPage() {
  return (
    <div className={styles['page']}>
      <section className={styles['hero']}>
        <h1 tabIndex={-1} className={styles['title']}>
          <Trans>Vamos prosear?</Trans>
        </h1>
        <p className={styles['lead']}>
          <Trans>Dúvida, ideia ou parceria: escreva do jeito que preferir. Respondemos em até 24 horas.</Trans>
        </p>
        <div className={styles['actions']}>
          <LinkButton kind="primary" href={MESSAGING_URL}>
            <Trans>Conversar no aplicativo de mensagens</Trans>
          </LinkButton>
          <LinkButton kind="ghost" href="#mensagem">
            <Trans>Escrever uma mensagem</Trans>
          </LinkButton>
        </div>
      </section>
      <div className={styles['columns']}>
        <MessageSection />
        <Channels />
      </div>
    </div>
  )
}
