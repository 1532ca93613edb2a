import { Trans } from '@lingui/react/macro'
import { MESSAGING_PLATFORM } from '#contracts/brand.ts'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { Channels } from './channels.tsx'
import styles from './contact.module.css'
import { MessageSection } from './message-section.tsx'
import { HAS_MESSAGING_NUMBER, MESSAGING_URL } from '#src/ui/messaging-url.ts'
import { QuickContacts } from './quick-contacts.tsx'

export default function ContactPage() {
  return (
    <div className={styles['columns']}>
      <div className={styles['head']}>
        <h1 tabIndex={-1}>
          <Trans>Vamos prosear?</Trans>
        </h1>
        <p>
          <Trans>
            Dúvida, ideia ou parceria: escreva do jeito que preferir. Respondemos em até 24 horas, em dias úteis.
          </Trans>
        </p>
        <ButtonRow>
          {HAS_MESSAGING_NUMBER && (
            <LinkButton kind="primary" href={MESSAGING_URL}>
              <Trans>Conversar no {MESSAGING_PLATFORM}</Trans>
            </LinkButton>
          )}
          <LinkButton kind="ghost" href="#mensagem">
            <Trans>Escrever uma mensagem</Trans>
          </LinkButton>
        </ButtonRow>
      </div>
      <MessageSection />
      <div className={styles['beside']}>
        <Channels />
        <QuickContacts />
      </div>
    </div>
  )
}
