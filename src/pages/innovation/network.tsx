import { Trans } from '@lingui/react/macro'
import { Drawing } from '#src/features/neural-demo/drawing.tsx'
import { NEURAL_DEMO } from '#src/features/neural-demo/lazy-part.ts'
import { DemoFrame } from '#src/ui/demo-frame.tsx'
import { Section } from '#src/ui/section.tsx'
import styles from './innovation.module.css'

export const Network = () => (
  <Section
    id="rede"
    isSunken
    isSplit
    title={<Trans>Uma rede neural, do começo</Trans>}
    lead={
      <Trans>
        Uma rede começa sem saber nada: chuta, compara com a resposta certa e muda um pouco cada ligação. Esta aprende
        em segundos, no seu aparelho, quais mensagens são urgentes.
      </Trans>
    }
  >
    <DemoFrame part={NEURAL_DEMO} invitation={<Trans>Abrir a rede</Trans>}>
      <div className={styles['preview']}>
        <Drawing network={null} answer={null} />
      </div>
    </DemoFrame>
  </Section>
)
