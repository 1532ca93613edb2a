import { Trans, useLingui } from '@lingui/react/macro'
import { pathOf } from '#contracts/routes.ts'
import { useLanguage } from '#src/app/place.ts'
import { Actions, FlowPage } from '#src/ui/flow-page.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'

/** Where somebody is led whose account is gone. */
export default function GoodbyePage() {
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <FlowPage title={t`Sua conta foi excluída`} isDone>
      <p>
        <Trans>
          Dados, transcrições e escolhas foram apagados, e o plano foi cancelado. Um último e-mail confirma a exclusão.
        </Trans>
      </p>
      <p>
        <Trans>Obrigado pelo tempo com a gente. Se mudar de ideia, uma conta nova começa do zero.</Trans>
      </p>
      <Actions>
        <LinkButton kind="primary" href={pathOf('home', language)}>
          <Trans>Ir para o início</Trans>
        </LinkButton>
        <LinkButton kind="ghost" href={pathOf('register', language)}>
          <Trans>Criar outra conta</Trans>
        </LinkButton>
      </Actions>
    </FlowPage>
  )
}
