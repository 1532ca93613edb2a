import { Trans } from '@lingui/react/macro'
import { pathOf } from '#contracts/routes.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { LinkButton } from '#src/ui/link-button.tsx'
import { TitleHighlight } from '#src/ui/title-highlight.tsx'
import { PageHero } from '#src/ui/page-hero.tsx'
import { Demo } from './demo.tsx'

export const Hero = () => {
  const language = useLanguage()
  return (
    <PageHero
      title={
        <Trans>
          Áudio de 4 minutos? <TitleHighlight>Leia em 20&nbsp;segundos.</TitleHighlight>
        </Trans>
      }
      lead={
        <Trans>Encaminhe o áudio da conversa. Receba o texto, o resumo e os compromissos, em quatro idiomas.</Trans>
      }
      actions={
        <>
          <LinkButton kind="primary" href={pathOf('products', language)}>
            <Trans>Conhecer os produtos</Trans>
          </LinkButton>
          <LinkButton kind="quiet" href={pathOf('about', language)}>
            <Trans>Nossa história</Trans>
          </LinkButton>
        </>
      }
      figure={<Demo />}
    />
  )
}
