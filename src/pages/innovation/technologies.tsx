import { Trans } from '@lingui/react/macro'
import { Section } from '#src/ui/section.tsx'
import { ExtractedFacts, DetectedLanguage, SealedSummary, SourceOfField, SummaryStage, RawWords } from './message.tsx'
import { Stage } from './stage.tsx'
import styles from './stages.module.css'

export const Technologies = () => (
  <Section
    id="tecnologias"
    title={<Trans>As tecnologias</Trans>}
    lead={
      <>
        <Trans>Seis peças, cada uma com um só trabalho. Sem certeza, o campo do resumo fica vazio.</Trans>{' '}
        <Trans>Siga o mesmo áudio por todas elas.</Trans>
      </>
    }
  >
    <Stages />
  </Section>
)

/** The technologies in order of processing, each with the message after that stage. */
const Stages = () => (
  <ol className={styles['stages']}>
    <Stage
      title={<Trans>Reconhecimento de fala</Trans>}
      caption={<Trans>O som, e as palavras ainda sem pontuação</Trans>}
      message={<RawWords />}
    >
      <Trans>
        Redes neurais treinadas com muitas vozes e sotaques transformam o som em palavras, mesmo com barulho de rua.
      </Trans>
    </Stage>
    <Stage
      title={<Trans>Identificação do idioma</Trans>}
      caption={<Trans>Os primeiros segundos, e o idioma reconhecido</Trans>}
      message={<DetectedLanguage />}
    >
      <Trans>Os primeiros segundos dizem se é português, inglês, espanhol ou francês. Ninguém precisa escolher.</Trans>
    </Stage>
    <Stage
      title={<Trans>Resumo com a frase de origem</Trans>}
      caption={<Trans>Um campo, e a frase de onde ele saiu</Trans>}
      message={<SourceOfField />}
    >
      <Trans>Um modelo de linguagem escreve o resumo e aponta, em cada campo, a frase de onde tirou aquilo.</Trans>
    </Stage>
    <Stage
      title={<Trans>Datas e lugares</Trans>}
      caption={<Trans>O que foi dito, e o que fica escrito</Trans>}
      message={<ExtractedFacts />}
    >
      <Trans>“Quinta, às três” vira um dia e uma hora, contados a partir do momento em que o áudio foi gravado.</Trans>
    </Stage>
    <Stage
      title={<Trans>Uma chave de criptografia por conta</Trans>}
      caption={<Trans>O resumo, como ele fica guardado</Trans>}
      message={<SealedSummary />}
    >
      <Trans>Cada conta tem a sua própria chave. Excluiu a conta, a chave vai junto.</Trans>
    </Stage>
    <Stage
      title={<Trans>Um site leve</Trans>}
      caption={<Trans>O resumo, pronto para ler</Trans>}
      message={<SummaryStage />}
    >
      <Trans>
        As páginas chegam prontas, aparecem antes de qualquer programa e funcionam em celulares simples e redes lentas.
      </Trans>
    </Stage>
  </ol>
)
