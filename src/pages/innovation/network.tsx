import { Trans } from '@lingui/react/macro'
import { NEURAL_DEMO } from '#src/features/neural-demo/part.ts'
import { DemoFrame } from '#src/ui/demo-frame.tsx'
import { Section } from '#src/ui/section.tsx'
import styles from './innovation.module.css'
import { type Drawing, Layers } from './layers.tsx'

/** The demo's network: three inputs, four hidden units, one output. */
const DRAWING: Drawing = {
  width: 360,
  height: 260,
  layers: [
    { x: 40, ys: [60, 130, 200] },
    { x: 180, ys: [25, 95, 165, 235] },
    { x: 320, ys: [130] },
  ],
  way: 'M40 60L180 95 320 130',
}

export const Network = () => (
  <Section
    id="rede"
    isSunken
    isSplit
    title={<Trans>Uma rede neural, do começo</Trans>}
    lead={
      <Trans>
        Uma rede começa sem saber nada: chuta, compara com a resposta certa e muda um pouco cada ligação. Repetido
        milhares de vezes, isso é aprender.
      </Trans>
    }
  >
    <DemoFrame part={NEURAL_DEMO} invitation={<Trans>Abrir a rede</Trans>}>
      <div className={styles['preview']}>
        <p>
          <Trans>
            Esta tem quatro neurônios e aprende, em segundos e no seu aparelho, a separar mensagens urgentes das que
            podem esperar.
          </Trans>
        </p>
        <Layers drawing={DRAWING} />
      </div>
    </DemoFrame>
  </Section>
)
