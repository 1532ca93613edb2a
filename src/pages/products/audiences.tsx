import { Trans } from '@lingui/react/macro'
import { Card, CardGrid } from '#src/ui/card.tsx'
import { Section } from '#src/ui/section.tsx'

export const Audiences = () => (
  <Section id="para-quem" title={<Trans>Para quem é</Trans>}>
    <CardGrid isPaired>
      <Card title={<Trans>Quem cria conteúdo</Trans>}>
        <p>
          <Trans>Você grava a ideia andando na rua e recebe o rascunho por escrito, com os assuntos separados.</Trans>
        </p>
      </Card>
      <Card title={<Trans>Uso pessoal</Trans>}>
        <p>
          <Trans>O áudio comprido da família vira três linhas. O texto inteiro fica para ler com calma.</Trans>
        </p>
      </Card>
      <Card title={<Trans>Quem precisa ler em vez de ouvir</Trans>}>
        <p>
          <Trans>
            Pessoas surdas, com perda auditiva ou que entendem melhor a palavra escrita recebem tudo em texto.
          </Trans>
        </p>
      </Card>
      <Card title={<Trans>Empresas e profissionais</Trans>}>
        <p>
          <Trans>O pedido do cliente vira registro com data, lugar e assunto, sem ninguém digitar de novo.</Trans>
        </p>
      </Card>
    </CardGrid>
  </Section>
)
