import { Trans } from '@lingui/react/macro'
import { MESSAGING_PLATFORM } from '#contracts/brand.ts'
import { Section } from '#src/ui/section.tsx'
import { Talk } from '#src/ui/talk.tsx'

export const Comparison = () => (
  <Section
    id="diferenca"
    isSunken
    isSplit
    title={<Trans>Por que não só a transcrição do {MESSAGING_PLATFORM}?</Trans>}
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
        <Trans>Fica guardado com criptografia, e você apaga quando quiser.</Trans>
      </li>
    </Talk>
  </Section>
)
