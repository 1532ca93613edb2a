import { Trans, useLingui } from '@lingui/react/macro'
import { BRAND_NAME } from '#contracts/brand.ts'
import { ProductPicture } from '#src/ui/product-picture.tsx'
import { Band } from '#src/ui/section.tsx'

export const Vision = () => {
  const { t } = useLingui()
  return (
    <Band
      id="visao"
      isSplit
      title={<Trans>Uma inteligência artificial que ninguém precisa aprender a usar</Trans>}
      lead={
        <Trans>
          Nossa visão é que a boa tecnologia desapareça dentro da conversa. Você fala como sempre falou, no seu idioma,
          e a {BRAND_NAME} devolve um texto que dá para ler, guardar e pôr em prática.
        </Trans>
      }
    >
      <ProductPicture
        name="opened"
        alt={t`Tela do celular: uma transcrição aberta, com o resumo e, abaixo dele, o compromisso, a data, o lugar e os assuntos.`}
      />
    </Band>
  )
}
