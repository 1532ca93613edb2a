import { Trans } from '@lingui/react/macro'
import { PageHero } from '#src/ui/page-hero.tsx'
import { Effects } from './effects.tsx'

export default function TestEffectsPage() {
  return (
    <>
      <PageHero
        title={<Trans>Efeitos do site</Trans>}
        lead={
          <Trans>
            Tudo o que se move ou reage, um por um. Cada chave liga e desliga o efeito aqui. Com movimento reduzido no
            sistema, eles ficam como a nota de cada um diz.
          </Trans>
        }
      />
      <Effects />
    </>
  )
}
