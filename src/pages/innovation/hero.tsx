import { Trans } from '@lingui/react/macro'
import { LinkButton } from '#src/ui/link-button.tsx'
import { PageHero } from '#src/ui/page-hero.tsx'
import { Layers } from './layers.tsx'

export const Hero = () => (
  <PageHero
    title={
      <Trans>
        Entre a voz e o texto, <mark>nada de mágica</mark>
      </Trans>
    }
    lead={
      <Trans>
        Contamos que tecnologias usamos, o que exigimos delas e como uma rede neural aprende. Você pode treinar uma
        aqui.
      </Trans>
    }
    actions={
      <>
        <LinkButton kind="primary" href="#rede">
          <Trans>Treinar uma rede</Trans>
        </LinkButton>
        <LinkButton kind="ghost" href="#tecnologias">
          <Trans>Ver as tecnologias</Trans>
        </LinkButton>
      </>
    }
    figure={<Layers />}
  />
)
