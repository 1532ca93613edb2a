import { Trans } from '@lingui/react/macro'
import { LinkButton } from '#src/ui/link-button.tsx'
import { TitleHighlight } from '#src/ui/title-highlight.tsx'
import { PageHero } from '#src/ui/page-hero.tsx'
import { type Drawing, Layers } from './layers.tsx'

const DRAWING: Drawing = {
  width: 440,
  height: 400,
  layers: [
    { x: 40, ys: [60, 130, 200, 270, 340] },
    { x: 160, ys: [95, 165, 235, 305] },
    { x: 280, ys: [130, 200, 270] },
    { x: 400, ys: [165, 235] },
  ],
  way: 'M40 200L160 165 280 200 400 165',
}

export const Hero = () => (
  <PageHero
    title={
      <Trans>
        Entre a voz e o texto, <TitleHighlight>nada de mágica</TitleHighlight>
      </Trans>
    }
    lead={<Trans>As tecnologias que usamos, o que exigimos delas e como uma rede neural aprende.</Trans>}
    actions={
      <LinkButton kind="primary" href="#rede">
        <Trans>Treinar uma rede</Trans>
      </LinkButton>
    }
    figure={<Layers drawing={DRAWING} />}
  />
)
