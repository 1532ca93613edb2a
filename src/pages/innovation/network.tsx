import { Trans } from '@lingui/react/macro'
import { Section } from '#src/ui/section.tsx'

export const Network = () => (
  <Section
    id="rede"
    isSunken
    title={<Trans>Uma rede neural, do começo</Trans>}
    lead={
      <Trans>
        Uma rede começa sem saber nada: chuta, compara com a resposta certa e muda um pouco cada ligação. Repetido
        milhares de vezes, isso é aprender.
      </Trans>
    }
  />
)
