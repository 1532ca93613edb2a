import { Trans } from '@lingui/react/macro'
import { pathOf } from '#contracts/routes.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { LinkButton } from '#src/ui/link-button.tsx'
import { Marked } from '#src/ui/marked.tsx'
import { PageHero } from '#src/ui/page-hero.tsx'
import { Demo } from './demo.tsx'

export const Hero = () => {
  const language = useLanguage()
  return (
    <PageHero
      title={
        <Trans>
          Áudio de 4 minutos? <Marked>Leia em 20&nbsp;segundos.</Marked>
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
