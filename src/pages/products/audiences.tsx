import { Trans } from '@lingui/react/macro'
import { Line, Lines } from '#src/ui/lines.tsx'
import { Section } from '#src/ui/section.tsx'

export const Audiences = () => (
  <Section id="para-quem" title={<Trans>Para quem é</Trans>}>
    <Lines isPaired isTiled>
      <Line title={<Trans>Quem cria conteúdo.</Trans>}>
        <Trans>A ideia gravada na rua vira rascunho.</Trans>
      </Line>
      <Line title={<Trans>Uso pessoal.</Trans>}>
        <Trans>O áudio comprido da família vira três linhas.</Trans>
      </Line>
      <Line title={<Trans>Quem precisa ler em vez de ouvir.</Trans>}>
        <Trans>Surdez, perda auditiva, preferência pela escrita.</Trans>
      </Line>
      <Line title={<Trans>Empresas e profissionais.</Trans>}>
        <Trans>O pedido do cliente vira registro.</Trans>
      </Line>
    </Lines>
  </Section>
)
