import { Trans } from '@lingui/react/macro'
import { Component, type ReactNode, useRef } from 'react'
import { pathOf } from '#contracts/routes.ts'
import { Button } from '#src/ui/button.tsx'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import styles from './error-screen.module.css'
import { useLanguage } from '#src/page-context/place.ts'
import { useScreenTitle } from '#src/page-context/screen-title.ts'
import { reportPageError } from './page-errors.ts'

/** The default error screen (ROUTE-18, TEXT-09), in the language of the page. */
export const ErrorScreen = () => {
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  useScreenTitle(heading)
  return (
    <div className={styles['screen']} role="alert">
      <h1 ref={heading} tabIndex={-1}>
        <Trans>Erro inesperado na aplicação!</Trans>
      </h1>
      <p>
        <Trans>Recarregue a página. Se continuar, fale com a gente.</Trans>
      </p>
      <ButtonRow>
        <Button kind="primary" onClick={() => location.reload()}>
          <Trans>Recarregar</Trans>
        </Button>
        <LinkButton kind="ghost" href={pathOf('home', language)}>
          <Trans>Ir para o início</Trans>
        </LinkButton>
      </ButtonRow>
    </div>
  )
}

type Props = {
  /** Navigating away resets the error. */
  at: string
  children: ReactNode
}

/** Used twice: around the page, so that header and footer stay usable, and around the whole app, in case these fail. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean; at: string }> {
  override state = { hasFailed: false, at: this.props.at }

  static getDerivedStateFromProps({ at }: Props, state: { at: string }) {
    return at === state.at ? null : { hasFailed: false, at }
  }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    reportPageError('page render failed', error)
  }

  override render() {
    return this.state.hasFailed ? <ErrorScreen /> : this.props.children
  }
}
