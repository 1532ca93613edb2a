import { Trans } from '@lingui/react/macro'
import { MESSAGING_PLATFORM } from '#contracts/brand.ts'
import { LinkButton } from '#src/ui/link-button.tsx'
import { PageHero } from '#src/ui/page-hero.tsx'
import { Channels } from './channels.tsx'
import styles from './contact.module.css'
import { MessageSection } from './message-section.tsx'
import { HAS_MESSAGING_NUMBER, MESSAGING_URL } from '#src/ui/messaging-url.ts'
import { QuickContacts } from './quick-contacts.tsx'

export default function ContactPage() {
  return (
    <>
      <PageHero
        title={<Trans>Vamos prosear?</Trans>}
        lead={
          <Trans>
            Dúvida, ideia ou parceria: escreva do jeito que preferir. Respondemos em até 24 horas, em dias úteis.
          </Trans>
        }
        actions={
          <>
            {HAS_MESSAGING_NUMBER && (
              <LinkButton kind="primary" href={MESSAGING_URL}>
                <Trans>Conversar no {MESSAGING_PLATFORM}</Trans>
              </LinkButton>
            )}
            <LinkButton kind={HAS_MESSAGING_NUMBER ? 'ghost' : 'primary'} href="#mensagem">
              <Trans>Escrever uma mensagem</Trans>
            </LinkButton>
          </>
        }
      />
      <div className={styles['columns']}>
        <MessageSection />
        <Channels />
      </div>
      <QuickContacts />
    </>
  )
}
