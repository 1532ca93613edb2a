import { Trans } from '@lingui/react/macro'
import { pathOf } from '#contracts/routes.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { LinkButton } from '#src/ui/link-button.tsx'
import { TitleHighlight } from '#src/ui/title-highlight.tsx'
import { PageHero } from '#src/ui/page-hero.tsx'
import { PartnerLine } from '#src/ui/partner-line.tsx'
import { Day } from './day.tsx'

export const Hero = () => {
  const language = useLanguage()
  return (
    <PageHero
      title={
        <Trans>
          Fazemos a voz <TitleHighlight>caber no seu dia</TitleHighlight>
        </Trans>
      }
      lead={
        <Trans>
          Criamos ferramentas de inteligência artificial para a produtividade e o bem-estar. A primeira transforma
          áudios em texto. As próximas cuidam do que ficou combinado.
        </Trans>
      }
      actions={
        <>
          <LinkButton kind="primary" href={pathOf('products', language)}>
            <Trans>Conhecer os produtos</Trans>
          </LinkButton>
          <LinkButton kind="ghost" href="#equipe">
            <Trans>Conhecer a equipe</Trans>
          </LinkButton>
          <PartnerLine />
        </>
      }
      figure={<Day />}
    />
  )
}
