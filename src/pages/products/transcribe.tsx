import { Trans } from '@lingui/react/macro'
import { MESSAGING_PLATFORM } from '#contracts/brand.ts'
import { Section } from '#src/ui/section.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { OwnAudio } from './own-audio.tsx'
import { StepsAndScene } from './transcribe-demo.tsx'

export const Transcribe = () => {
  return (
    <Section
      id="transcribe"
      title="Transcribe"
      lead={<Trans>Encaminhe um áudio no {MESSAGING_PLATFORM}. A resposta chega na mesma conversa.</Trans>}
    >
      <Tabs
        first={{ name: <Trans>Um áudio de exemplo</Trans>, content: <StepsAndScene /> }}
        second={{ name: <Trans>Usar um áudio meu</Trans>, content: <OwnAudio /> }}
      />
    </Section>
  )
}
