import { Trans } from '@lingui/react/macro'
import { Bubble, Phone } from '#src/ui/bubble.tsx'
import { Button } from '#src/ui/button.tsx'
import { Loading } from '#src/ui/loading.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { Section } from '#src/ui/section.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import toggle from '#src/ui/toggle.module.css'
import { Effect } from './effect.tsx'
import styles from './test-effects.module.css'

const PageEffects = () => (
  <>
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
      <Phone isArriving>
        <Bubble isOut>
          <Trans>Chegou um áudio</Trans>
        </Bubble>
        <Bubble>
          <Trans>Aqui está o texto</Trans>
        </Bubble>
      </Phone>
    </Effect>
    <Effect id="janela" title={<Trans>Pergunta que sobe</Trans>} calm={<Trans>A pergunta aparece no lugar.</Trans>}>
      <p className={styles['question']}>
        <Trans>Apagar esta transcrição?</Trans>
      </p>
    </Effect>
  </>
)

const LoadingEffects = () => (
  <>
    <Effect
      id="espera"
      title={<Trans>Voz da espera</Trans>}
      calm={<Trans>As barras ficam paradas; o texto continua dizendo que está carregando.</Trans>}
    >
      <Loading />
    </Effect>
    <Effect
      id="esqueleto"
      title={<Trans>Linhas do que vem</Trans>}
      calm={<Trans>As linhas guardam o lugar, sem respirar.</Trans>}
    >
      <div className={styles['sheet']}>
        <Skeleton lines={3} />
      </div>
    </Effect>
    <Effect
      id="progresso"
      title={<Trans>Faixa de andamento</Trans>}
      calm={<Trans>As listras ficam paradas; o texto diz em que ponto está.</Trans>}
    >
      <div className={styles['sheet']}>
        <ProgressBar
          label={<Trans>Medindo o seu áudio</Trans>}
          text={<Trans>Carregando...</Trans>}
          value={null}
          max={1}
        />
      </div>
    </Effect>
  </>
)

const ControlEffects = () => (
  <>
    <Effect id="botao" title={<Trans>Cor do botão</Trans>} calm={<Trans>A cor muda de uma vez.</Trans>}>
      <Button kind="primary">
        <Trans>Passe por cima</Trans>
      </Button>
    </Effect>
    <Effect id="chave" title={<Trans>Chave que desliza</Trans>} calm={<Trans>A chave muda de lado de uma vez.</Trans>}>
      <label className={styles['switch']}>
        <input type="checkbox" className={toggle['switch']} />
        <Trans>Experimente</Trans>
      </label>
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
  </>
)

export const Effects = () => (
  <Section id="efeitos" title={<Trans>Um por um</Trans>}>
    <ul className={styles['effects']}>
      <PageEffects />
      <LoadingEffects />
      <ControlEffects />
    </ul>
  </Section>
)
