import { Trans } from '@lingui/react/macro'
import { Section } from '#src/ui/section.tsx'
import { TranscribeDemo } from './transcribe-demo.tsx'

export const Transcribe = () => (
  <Section
    id="transcribe"
    title="Transcribe"
    lead={
      <Trans>
        Encaminhe um áudio no aplicativo de mensagens. A resposta chega na mesma conversa: primeiro o resumo, depois o
        texto inteiro.
      </Trans>
    }
  >
    <TranscribeDemo />
  </Section>
)
