import { Trans } from '@lingui/react/macro'
import { TRANSCRIBE_DEMO } from '#src/features/transcribe-demo/part.ts'
import { DemoFrame } from '#src/ui/demo-frame.tsx'
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
    <DemoFrame part={TRANSCRIBE_DEMO} invitation={<Trans>Ouvir e ver acontecer</Trans>}>
      <TranscribeDemo />
    </DemoFrame>
  </Section>
)
