import { Trans } from '@lingui/react/macro'
import { COMPANY } from '#contracts/brand.ts'
import { MailLink } from '#src/ui/mail-link.tsx'
import styles from './contact.module.css'
import { MESSAGING_URL } from './messaging-url.ts'

/** Where we are, when we answer, and whom to write to directly. */
export const Channels = () => (
  <aside className={styles['channels']}>
    <section>
      <h2 className={styles['subtitle']}>
        <Trans>Onde nos encontrar</Trans>
      </h2>
      <dl className={styles['facts']}>
        <dt>
          <Trans>E-mail</Trans>
        </dt>
        <dd>
          <MailLink address={COMPANY.supportEmail} />
        </dd>
        <dt>
          <Trans>Aplicativo de mensagens</Trans>
        </dt>
        <dd>
          <a href={MESSAGING_URL}>{COMPANY.messagingNumber}</a>
        </dd>
        <dt>
          <Trans>Onde estamos</Trans>
        </dt>
        <dd>
          <Trans>Brasil</Trans>
        </dd>
        <dt>
          <Trans>Horário</Trans>
        </dt>
        <dd>
          <Trans>Segunda a sexta, das 9h às 18h (horário de São Paulo)</Trans>
        </dd>
      </dl>
    </section>
    <section>
      <h2 className={styles['subtitle']}>
        <Trans>Contatos diretos</Trans>
      </h2>
      <dl className={styles['facts']}>
        <dt>
          <Trans>Suporte</Trans>
        </dt>
        <dd>
          <MailLink address={COMPANY.supportEmail} />
        </dd>
        <dt>
          <Trans>Parcerias</Trans>
        </dt>
        <dd>
          <MailLink address={COMPANY.partnershipsEmail} />
        </dd>
        <dt>
          <Trans>Imprensa</Trans>
        </dt>
        <dd>
          <MailLink address={COMPANY.pressEmail} />
        </dd>
      </dl>
    </section>
  </aside>
)
