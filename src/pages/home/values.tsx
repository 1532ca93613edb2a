import { Trans } from '@lingui/react/macro'
import { Line, Lines } from '#src/ui/lines.tsx'
import styles from './home.module.css'

export const Values = () => (
  <section className={styles['part']} aria-labelledby="valores">
    <h2 id="valores">
      <Trans>Nossos valores</Trans>
    </h2>
    <Lines>
      <Line title={<Trans>Acessibilidade primeiro.</Trans>}>
        <Trans>Desenhamos para quem encontra mais barreiras. O resto do mundo ganha junto.</Trans>
      </Line>
      <Line title={<Trans>O que você diz é seu.</Trans>}>
        <Trans>O que você fala fica criptografado, é entregue quando você pede e some quando você apaga.</Trans>
      </Line>
      <Line title={<Trans>Menos tela.</Trans>}>
        <Trans>Boa ferramenta resolve rápido e devolve o seu tempo.</Trans>
      </Line>
    </Lines>
  </section>
)
