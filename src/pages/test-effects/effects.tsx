import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import { Loading } from '#src/ui/loading.tsx'
import { Section } from '#src/ui/section.tsx'
import { Wave } from '#src/ui/wave.tsx'
import { Effect } from './effect.tsx'
import styles from './test-effects.module.css'

export const Effects = () => (
  <Section id="efeitos" title={<Trans>Um por um</Trans>}>
    <ul className={styles['effects']}>
      <Effect
        id="marca-texto"
        title={<Trans>Marca-texto</Trans>}
        calm={<Trans>A marca aparece inteira, sem ser desenhada.</Trans>}
      >
        <p className={styles['words']}>
          <mark className={styles['marker']}>
            <Trans>quinta, às três</Trans>
          </mark>
        </p>
      </Effect>
      <Effect id="chegada" title={<Trans>Chegada do balão</Trans>} calm={<Trans>Os balões já estão no lugar.</Trans>}>
        <p className={`${styles['bubble']} ${styles['first']}`}>
          <Trans>Chegou um áudio</Trans>
        </p>
        <p className={`${styles['bubble']} ${styles['second']}`}>
          <Trans>Aqui está o texto</Trans>
        </p>
      </Effect>
      <Effect id="onda" title={<Trans>Onda que se desenha</Trans>} calm={<Trans>A onda está parada e inteira.</Trans>}>
        <div className={styles['sea']}>
          <Wave />
        </div>
      </Effect>
      <Effect
        id="espera"
        title={<Trans>Voz da espera</Trans>}
        calm={<Trans>As barras ficam paradas; o texto continua dizendo que está carregando.</Trans>}
      >
        <Loading />
      </Effect>
      <Effect id="botao" title={<Trans>Cor do botão</Trans>} calm={<Trans>A cor muda de uma vez.</Trans>}>
        <Button kind="primary">
          <Trans>Passe por cima</Trans>
        </Button>
      </Effect>
      <Effect
        id="foco"
        title={<Trans>Anel de foco</Trans>}
        calm={<Trans>Igual: não é movimento, e nunca se desliga no site.</Trans>}
      >
        <p>
          <a href="#foco">
            <Trans>Chegue aqui com a tecla Tab</Trans>
          </a>
        </p>
      </Effect>
    </ul>
  </Section>
)
