import { Trans } from '@lingui/react/macro'
import { BRAND_NAME } from '#contracts/brand.ts'
import { Band } from '#src/ui/section.tsx'

export const Vision = () => (
  <Band
    id="visao"
    title={<Trans>Uma inteligência artificial que ninguém precisa aprender a usar</Trans>}
    lead={
      <Trans>
        Nossa visão é que a boa tecnologia desapareça dentro da conversa. Você fala como sempre falou, no seu idioma, e
        a {BRAND_NAME} devolve um texto que dá para ler, guardar e cumprir.
      </Trans>
    }
  />
)
