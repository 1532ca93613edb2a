import { Trans } from '@lingui/react/macro'
import { pathOf } from '#contracts/routes.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { LinkButton } from '#src/ui/link-button.tsx'
import { PageHero } from '#src/ui/page-hero.tsx'

/** Shown after the deletion of an account. */
export default function GoodbyePage() {
  const language = useLanguage()
  return (
    <PageHero
      title={<Trans>Sua conta foi excluída</Trans>}
      lead={
        <Trans>
          Dados, transcrições e escolhas foram apagados, e o plano foi cancelado. Um último e-mail confirma a exclusão.
          Agradecemos o tempo com a gente. Se mudar de ideia, uma conta nova começa do zero.
        </Trans>
      }
      actions={
        <>
          <LinkButton kind="primary" href={pathOf('home', language)}>
            <Trans>Ir para o início</Trans>
          </LinkButton>
          <LinkButton kind="ghost" href={pathOf('register', language)}>
            <Trans>Criar outra conta</Trans>
          </LinkButton>
        </>
      }
    />
  )
}
