import { Trans } from '@lingui/react/macro'
import { OWN_AUDIO } from '#src/features/own-audio/part.ts'
import { VoiceMessage } from '#src/ui/bubble.tsx'
import { DemoFrame } from '#src/ui/demo-frame.tsx'
import { Section } from '#src/ui/section.tsx'

const BARS = 40

export const OwnAudio = () => (
  <Section
    id="seu-audio"
    isSplit
    title={<Trans>Traga o seu áudio</Trans>}
    lead={
      <Trans>
        Escolha uma mensagem de voz sua e veja a onda, a duração e quanto tempo de leitura ela é. O arquivo não sai do
        seu aparelho; transformar a fala em texto é com o serviço.
      </Trans>
    }
  >
    <DemoFrame part={OWN_AUDIO} invitation={<Trans>Usar um áudio meu</Trans>}>
      <VoiceMessage
        isOut
        isWide
        voice={BARS}
        heard={0}
        caption={<Trans>3:58 para ouvir, 0:20 para ler o resumo</Trans>}
      />
    </DemoFrame>
  </Section>
)
