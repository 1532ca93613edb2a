import { Trans } from '@lingui/react/macro'
import styles from './home.module.css'

export const Innovation = () => (
  <section className={styles['band']} aria-labelledby="inovacao">
    <div className={styles['wrap']}>
      <h2 id="inovacao">
        <Trans>Feito para quem não pode, não quer ou não consegue ouvir agora.</Trans>
      </h2>
      <p>
        <Trans>
          Nossa inteligência artificial entende a fala como ela é: com sotaque, pausa e barulho de rua. Ela devolve o
          texto pontuado e separa o que pede uma ação sua.
        </Trans>
      </p>
    </div>
  </section>
)
