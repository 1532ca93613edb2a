import { Trans } from '@lingui/react/macro'
import { IconList, IconListItem } from '#src/ui/icon-list.tsx'
import { Section } from '#src/ui/section.tsx'

const KEYS = 'M3 7h18v11H3zM7 11h.1M11 11h.1M15 11h.1M8 15h8'
const SPOKEN = 'M4 10v4h3l5 4V6L7 10zM15.5 9.5a3.5 3.5 0 0 1 0 5M18 7a7 7 0 0 1 0 10'
const LETTERS = 'M4 18L9 6l5 12M6 14h6M16 18l2.5-7 2.5 7'
const CAPTION = 'M3 6h18v12H3zM6 14h4M13 14h5M6 10.5h7'
const STILL = 'M8 5v14M16 5v14'
const FORM = 'M5 4h14v16H5zM8 9h8M8 13h5M8 17h3'

export const Works = () => (
  <Section id="funciona" title={<Trans>O que já funciona</Trans>}>
    <IconList isCompact>
      <IconListItem drawing={KEYS} title={<Trans>Só com o teclado</Trans>}>
        <Trans>Tudo se alcança e se usa pelo teclado, com o foco sempre visível e um atalho para o conteúdo.</Trans>
      </IconListItem>
      <IconListItem drawing={SPOKEN} title={<Trans>Com leitor de tela</Trans>}>
        <Trans>
          Títulos em ordem, regiões nomeadas, idioma declarado em cada página e mudanças anunciadas sem interromper.
        </Trans>
      </IconListItem>
      <IconListItem drawing={LETTERS} title={<Trans>Letras do tamanho que precisar</Trans>}>
        <Trans>
          Texto ampliado a 200% e telas de 320 pixels sem rolar para o lado. O modo leitura, no rodapé, muda tamanho,
          espaço, letra, contraste e layout de todas as páginas.
        </Trans>
      </IconListItem>
      <IconListItem drawing={CAPTION} title={<Trans>Sem depender do som</Trans>}>
        <Trans>Toda demonstração com áudio tem a fala escrita, e funciona igual sem som.</Trans>
      </IconListItem>
      <IconListItem drawing={STILL} title={<Trans>Sem movimento, se preferir</Trans>}>
        <Trans>Com o movimento reduzido no sistema, nada se move nem toca sozinho.</Trans>
      </IconListItem>
      <IconListItem drawing={FORM} title={<Trans>Formulários que explicam</Trans>}>
        <Trans>Erros em texto, junto do campo e em um resumo que recebe o foco. O que foi digitado fica.</Trans>
      </IconListItem>
    </IconList>
  </Section>
)
