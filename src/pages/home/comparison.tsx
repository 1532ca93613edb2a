import { Trans } from '@lingui/react/macro'
import { Section } from '#src/ui/section.tsx'
import { Talk } from '#src/ui/talk.tsx'

export const Comparison = () => (
  <Section
    id="diferenca"
    isSunken
    isSplit
    title={<Trans>Por que não só a transcrição do aplicativo?</Trans>}
    lead={<Trans>Ela escreve o que foi dito. O Transcribe conta o que você precisa fazer com isso.</Trans>}
  >
    <Talk>
      <li>
        <Trans>Um resumo primeiro: você lê três linhas e decide se precisa do resto.</Trans>
      </li>
      <li>
        <Trans>Datas e lugares destacados, cada um ligado à frase de onde saiu.</Trans>
      </li>
      <li>
        <Trans>Português, inglês, espanhol e francês, mesmo quando a conversa mistura.</Trans>
      </li>
      <li>
        <Trans>Fica guardado com cifra e você apaga quando quiser.</Trans>
      </li>
    </Talk>
  </Section>
)
