import { Trans } from '@lingui/react/macro'
import { IconList, IconListItem } from '#src/ui/icon-list.tsx'
import { Section } from '#src/ui/section.tsx'

const QUOTE = 'M5 15V9h5v5c0 2-1 3-3 4M14 15V9h5v5c0 2-1 3-3 4'
const LOCK = 'M6 11h12v9H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11M12 15v2'
const EAR = 'M5 10a7 7 0 0 1 14 0c0 4-3 5-4 7s-1 4-4 4-4-2-4-4M9 10a3 3 0 0 1 6 0c0 2-2 2-2 4'
const TICK = 'M4 12.5l5 5L20 6.5'

export const Pillars = () => (
  <Section
    id="pilares"
    isSplit
    title={<Trans>Os pilares da nossa IA</Trans>}
    lead={<Trans>Valem para cada modelo que entra no produto. O que não passa por eles fica de fora.</Trans>}
  >
    <IconList isColumn isCompact>
      <IconListItem drawing={QUOTE} title={<Trans>Evidência antes de opinião</Trans>}>
        <Trans>
          Cada informação do resumo leva à frase que a sustenta. Sem frase, o campo fica vazio em vez de inventado.
        </Trans>
      </IconListItem>
      <IconListItem drawing={LOCK} title={<Trans>Privacidade desde a concepção</Trans>}>
        <Trans>
          Guardamos o mínimo, e as transcrições criptografadas, pelo tempo que você escolher. Os seus áudios e textos
          não treinam modelos.
        </Trans>
      </IconListItem>
      <IconListItem drawing={EAR} title={<Trans>Acesso para todas as pessoas</Trans>}>
        <Trans>
          Medimos o erro por sotaque, idioma e qualidade do som. Um modelo que só funciona bem para alguns não entra.
        </Trans>
      </IconListItem>
      <IconListItem drawing={TICK} title={<Trans>A decisão é sua</Trans>}>
        <Trans>
          A ferramenta propõe, a pessoa confirma. Nada é enviado, marcado ou apagado em seu nome sem você pedir.
        </Trans>
      </IconListItem>
    </IconList>
  </Section>
)
