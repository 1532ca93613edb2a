import { Trans } from '@lingui/react/macro'
import { ARE_COMPANY_FACTS_EXAMPLES, FOUNDED } from '#contracts/brand.ts'
import { LANGUAGES } from '#contracts/languages.ts'
import { PLANNED_LANGUAGES, ROADMAP_DATE } from '#contracts/roadmap.ts'
import { Figure, Figures } from '#src/ui/figures.tsx'
import { LongDate } from '#src/ui/long-date.tsx'
import { Section } from '#src/ui/section.tsx'

export const Impact = () => (
  <Section id="impacto" title={<Trans>Em números</Trans>} lead={<Trans>Os números, e de onde vem cada um.</Trans>}>
    <Figures>
      {!ARE_COMPANY_FACTS_EXAMPLES && (
        <Figure value={FOUNDED} source={<Trans>Do registro da empresa.</Trans>}>
          <Trans>ano de fundação</Trans>
        </Figure>
      )}
      <Figure value={LANGUAGES.length} source={<Trans>Os deste site e do Transcribe, hoje.</Trans>}>
        <Trans>idiomas</Trans>
      </Figure>
      <Figure
        value="24/7"
        source={
          <Trans>
            O serviço recebe áudios a qualquer hora. Nossa equipe responde de segunda a sexta, das 9h às 18h.
          </Trans>
        }
      >
        <Trans>disponibilidade</Trans>
      </Figure>
      <Figure
        value={`${PLANNED_LANGUAGES}+`}
        source={
          <Trans>
            Meta do nosso plano de <LongDate day={ROADMAP_DATE} />.
          </Trans>
        }
      >
        <Trans>idiomas previstos</Trans>
      </Figure>
    </Figures>
  </Section>
)
