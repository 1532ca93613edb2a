import { Trans } from '@lingui/react/macro'
import { NEURAL_DEMO } from '#src/neural/part.ts'
import { DemoFrame } from '#src/ui/demo-frame.tsx'
import { Section } from '#src/ui/section.tsx'

export const Network = () => (
  <Section
    id="rede"
    isSunken
    title={<Trans>Uma rede neural, do começo</Trans>}
    lead={
      <Trans>
        Uma rede começa sem saber nada: chuta, compara com a resposta certa e muda um pouco cada ligação. Repetido
        milhares de vezes, isso é aprender.
      </Trans>
    }
  >
    <DemoFrame part={NEURAL_DEMO} invitation={<Trans>Abrir a rede</Trans>}>
      <p>
        <Trans>
          Esta tem quatro neurônios e aprende, em segundos e no seu aparelho, a separar mensagens urgentes das que podem
          esperar.
        </Trans>
      </p>
    </DemoFrame>
  </Section>
)
