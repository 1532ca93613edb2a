import { Trans } from '@lingui/react/macro'
import { pathOf } from '#contracts/routes.ts'
import { useLanguage } from '#src/app/place.ts'
import { LinkButton } from '#src/ui/link-button.tsx'
import styles from './not-found.module.css'

export default function NotFoundPage() {
  const language = useLanguage()
  return (
    <div className={styles['page']}>
      <p className={styles['number']}>404</p>
      <h1 tabIndex={-1}>
        <Trans>Página não encontrada</Trans>
      </h1>
      <p>
        <Trans>O endereço mudou ou nunca existiu. Estes caminhos levam a algum lugar:</Trans>
      </p>
      <div className={styles['row']}>
        <LinkButton kind="primary" href={pathOf('home', language)}>
          <Trans>Ir para o início</Trans>
        </LinkButton>
        <LinkButton kind="ghost" href={`${pathOf('home', language)}#produtos`}>
          <Trans>Ver os produtos</Trans>
        </LinkButton>
        <LinkButton kind="ghost" href={pathOf('contact', language)}>
          <Trans>Falar com a gente</Trans>
        </LinkButton>
        <LinkButton kind="ghost" href={pathOf('register', language)}>
          <Trans>Criar conta</Trans>
        </LinkButton>
      </div>
    </div>
  )
}
