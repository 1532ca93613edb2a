import { Trans } from '@lingui/react/macro'
import { LANGUAGES } from '#contracts/languages.ts'
import { Figure, Figures } from '#src/ui/figures.tsx'
import { Section } from '#src/ui/section.tsx'

export const Impact = () => (
  <Section id="impacto" title={<Trans>Em números</Trans>}>
    <Figures>
      <Figure value="2024">
        <Trans>fundação</Trans>
      </Figure>
      <Figure value={LANGUAGES.length}>
        <Trans>idiomas</Trans>
      </Figure>
      <Figure value="24/7">
        <Trans>disponibilidade, todos os dias</Trans>
      </Figure>
      <Figure value="50+">
        <Trans>idiomas em potencial</Trans>
      </Figure>
    </Figures>
  </Section>
)
