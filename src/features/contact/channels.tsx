import { Trans } from '@lingui/react/macro'
import { COMPANY, MESSAGING_PLATFORM } from '#contracts/brand.ts'
import { MailLink } from '#src/ui/mail-link.tsx'
import styles from './contact.module.css'
import { Hours } from './hours.tsx'
import { HAS_MESSAGING_NUMBER, MESSAGING_URL } from '#src/ui/messaging-url.ts'

/** Addresses and office hours. */
export const Channels = () => (
  <aside aria-labelledby="onde">
    <h2 id="onde" className={styles['subtitle']}>
      <Trans>Onde nos encontrar</Trans>
    </h2>
    <dl className={styles['facts']}>
      {HAS_MESSAGING_NUMBER && (
        <>
          <dt>{MESSAGING_PLATFORM}</dt>
          <dd>
            <a href={MESSAGING_URL}>{COMPANY.messagingNumber}</a>
          </dd>
        </>
      )}
      <dt>
        <Trans>E-mail</Trans>
      </dt>
      <dd>
        <MailLink address={COMPANY.supportEmail} />
      </dd>
      <dt>
        <Trans>Horário</Trans>
      </dt>
      <dd>
        <Hours />
      </dd>
      <dt>
        <Trans>Onde estamos</Trans>
      </dt>
      <dd>
        <Trans>Brasil</Trans>
      </dd>
    </dl>
  </aside>
)
