import { Trans } from '@lingui/react/macro'
import { pathOf } from '#contracts/routes.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import { DeletedMessage } from './deleted-message.tsx'
import styles from './not-found.module.css'
import { Suggestion } from './suggestion.tsx'

export default function NotFoundPage() {
  const language = useLanguage()
  return (
    <div className={styles['page']}>
      <DeletedMessage />
      <h1 tabIndex={-1}>
        <Trans>Página não encontrada</Trans>
      </h1>
      <div className={styles['guess']}>
        <Suggestion>
          <p>
            <Trans>O endereço mudou ou nunca existiu. Estes caminhos levam a algum lugar:</Trans>
          </p>
        </Suggestion>
      </div>
      <ButtonRow>
        <LinkButton kind="primary" href={pathOf('home', language)}>
          <Trans>Ir para o início</Trans>
        </LinkButton>
        <LinkButton kind="ghost" href={pathOf('products', language)}>
          <Trans>Ver os produtos</Trans>
        </LinkButton>
      </ButtonRow>
      <section className={styles['popular']} aria-labelledby="procuradas">
        <h2 id="procuradas">
          <Trans>Páginas mais procuradas</Trans>
        </h2>
        <ul>
          <li>
            <PageLink to="about">
              <Trans>Quem somos</Trans>
            </PageLink>
          </li>
          <li>
            <PageLink to="innovation">
              <Trans>Inovação</Trans>
            </PageLink>
          </li>
          <li>
            <PageLink to="contact">
              <Trans>Falar com a gente</Trans>
            </PageLink>
          </li>
          <li>
            <PageLink to="register">
              <Trans>Criar conta</Trans>
            </PageLink>
          </li>
        </ul>
      </section>
    </div>
  )
}
