import { Trans } from '@lingui/react/macro'
import { COMPANY } from '#contracts/brand.ts'
import { Card, CardGrid } from '#src/ui/card.tsx'
import { MailLink } from '#src/ui/mail-link.tsx'
import { Section } from '#src/ui/section.tsx'

/** The three e-mail addresses, for direct contact. */
export const QuickContacts = () => (
  <Section id="contatos-diretos" isSunken title={<Trans>Contatos diretos</Trans>}>
    <CardGrid>
      <Card title={<Trans>Suporte</Trans>}>
        <p>
          <Trans>Algo não funcionou, ou ficou uma dúvida sobre a conta ou o plano.</Trans>
        </p>
        <MailLink address={COMPANY.supportEmail} />
      </Card>
      <Card title={<Trans>Parcerias</Trans>}>
        <p>
          <Trans>Integrações, volume para a sua empresa, projetos de acessibilidade.</Trans>
        </p>
        <MailLink address={COMPANY.partnershipsEmail} />
      </Card>
      <Card title={<Trans>Imprensa</Trans>}>
        <p>
          <Trans>Entrevistas, dados sobre o produto, marca e imagens.</Trans>
        </p>
        <MailLink address={COMPANY.pressEmail} />
      </Card>
    </CardGrid>
  </Section>
)
