import { Trans } from '@lingui/react/macro'
import { Section } from '#src/ui/section.tsx'
import { Talk } from '#src/ui/talk.tsx'

export const Limits = () => (
  <Section
    id="limites"
    isSunken
    isSplit
    title={<Trans>O que ainda não está bom</Trans>}
    lead={<Trans>Dizer o que falta também é acessibilidade.</Trans>}
  >
    <Talk>
      <li>
        <Trans>O site ainda não tem tradução para Libras. Para atendimento, escreva: respondemos por texto.</Trans>
      </li>
      <li>
        <Trans>
          A conversa acontece em um aplicativo de mensagens de outra empresa, cujas barreiras não controlamos.
        </Trans>
      </li>
      <li>
        <Trans>Os testes com pessoas que usam tecnologia assistiva no dia a dia ainda vão começar.</Trans>
      </li>
    </Talk>
  </Section>
)
