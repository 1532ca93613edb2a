import { Trans } from '@lingui/react/macro'
import { MESSAGING_PLATFORM } from '#contracts/brand.ts'
import { RuledItem, RuledList } from '#src/ui/ruled-list.tsx'
import { Section } from '#src/ui/section.tsx'

export const Limits = () => (
  <Section
    id="limites"
    isSunken
    isSplit
    title={<Trans>O que ainda não está bom</Trans>}
    lead={<Trans>O que ainda falta fazer.</Trans>}
  >
    <RuledList>
      <RuledItem>
        <Trans>O site ainda não tem tradução para Libras. Para atendimento, escreva: respondemos por texto.</Trans>
      </RuledItem>
      <RuledItem>
        <Trans>
          A conversa acontece no {MESSAGING_PLATFORM}, que é de outra empresa e tem barreiras que não controlamos.
        </Trans>
      </RuledItem>
      <RuledItem>
        <Trans>Os testes com pessoas que usam tecnologia assistiva no dia a dia ainda vão começar.</Trans>
      </RuledItem>
    </RuledList>
  </Section>
)
