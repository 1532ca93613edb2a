import { Trans } from '@lingui/react/macro'
import { Line, Lines } from '#src/ui/lines.tsx'
import { Section } from '#src/ui/section.tsx'

export const Benefits = () => (
  <Section id="beneficios" isSplit title={<Trans>O que muda no seu dia</Trans>}>
    <Lines>
      <Line title={<Trans>Você decide em segundos.</Trans>}>
        <Trans>O resumo diz se a resposta pode esperar.</Trans>
      </Line>
      <Line title={<Trans>Você lê onde não dá para ouvir.</Trans>}>
        <Trans>Reunião, ônibus, biblioteca, bebê dormindo.</Trans>
      </Line>
      <Line title={<Trans>O combinado não se perde.</Trans>}>
        <Trans>Data, hora e lugar ficam separados, prontos para conferir.</Trans>
      </Line>
      <Line title={<Trans>Ninguém fica de fora.</Trans>}>
        <Trans>Quem é surdo ou ouve pouco está na mesma conversa.</Trans>
      </Line>
    </Lines>
  </Section>
)
