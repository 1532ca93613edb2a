import { Trans } from '@lingui/react/macro'
import { Point, Points } from '#src/ui/points.tsx'
import { Section } from '#src/ui/section.tsx'

const VOICE = 'M4 10v4M8 6v12M12 3v18M16 7v10M20 10v4'
const GLOBE = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18'
const QUOTE = 'M5 7h5v5c0 3-1 5-4 6M14 7h5v5c0 3-1 5-4 6'
const MAP = 'M12 21s7-6 7-11a7 7 0 0 0-14 0c0 5 7 11 7 11zM12 8v4'
const LOCK = 'M6 11h12v9H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11M12 15v2'
const FEATHER = 'M20 4c-8 0-14 5-14 13v3M6 17h6c4 0 8-4 8-13M9 14l6-6'

export const Technologies = () => (
  <Section
    id="tecnologias"
    title={<Trans>As tecnologias</Trans>}
    lead={<Trans>Seis peças, cada uma com um só trabalho. Quando uma não tem certeza, ela avisa.</Trans>}
  >
    <Points>
      <Point drawing={VOICE} title={<Trans>Reconhecimento de fala</Trans>}>
        <Trans>
          Redes neurais treinadas com muitas vozes e sotaques transformam o som em palavras, mesmo com barulho de rua.
        </Trans>
      </Point>
      <Point drawing={GLOBE} title={<Trans>Identificação do idioma</Trans>}>
        <Trans>
          Os primeiros segundos dizem se é português, inglês, espanhol ou francês. Ninguém precisa escolher.
        </Trans>
      </Point>
      <Point drawing={QUOTE} title={<Trans>Resumo com a frase de origem</Trans>}>
        <Trans>Um modelo de linguagem escreve o resumo e aponta, em cada campo, a frase de onde tirou aquilo.</Trans>
      </Point>
      <Point drawing={MAP} title={<Trans>Datas e lugares</Trans>}>
        <Trans>
          “Quinta, às três” vira um dia e uma hora, contados a partir do momento em que o áudio foi gravado.
        </Trans>
      </Point>
      <Point drawing={LOCK} title={<Trans>Uma chave de criptografia por conta</Trans>}>
        <Trans>Cada conta tem a sua própria chave. Excluiu a conta, a chave vai junto.</Trans>
      </Point>
      <Point drawing={FEATHER} title={<Trans>Um site leve</Trans>}>
        <Trans>
          As páginas chegam prontas, aparecem antes de qualquer programa e funcionam em celulares simples e redes
          lentas.
        </Trans>
      </Point>
    </Points>
  </Section>
)
