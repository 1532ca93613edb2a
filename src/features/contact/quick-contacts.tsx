import { Trans, useLingui } from '@lingui/react/macro'
import { COMPANY } from '#contracts/brand.ts'
import { MailLink } from '#src/ui/mail-link.tsx'
import styles from './contact.module.css'

/** The three e-mail addresses, for direct contact. */
export const QuickContacts = () => {
  const { t } = useLingui()
  const contacts = [
    [COMPANY.supportEmail, t`Suporte`, t`Algo não funcionou, ou ficou uma dúvida sobre a conta ou o plano.`],
    [COMPANY.partnershipsEmail, t`Parcerias`, t`Integrações, volume para a sua empresa, projetos de acessibilidade.`],
    [COMPANY.pressEmail, t`Imprensa`, t`Entrevistas, dados sobre o produto, marca e imagens.`],
  ] as const
  return (
    <section aria-labelledby="contatos-diretos">
      <h2 id="contatos-diretos" className={styles['subtitle']}>
        <Trans>Contatos diretos</Trans>
      </h2>
      <ul className={styles['direct']}>
        {contacts.map(([address, name, purpose]) => (
          <li key={address}>
            <h3>{name}</h3>
            <p>{purpose}</p>
            <MailLink address={address} />
          </li>
        ))}
      </ul>
    </section>
  )
}
