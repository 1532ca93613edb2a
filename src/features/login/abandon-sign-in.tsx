import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import type { LoginSection } from './login-section.ts'

/** Back to the sign-in form; ends the session that the first factor has opened. */
export const AbandonSignIn = ({ flow }: LoginSection) => (
  <Button kind="quiet" onClick={() => flow.send({ type: 'signIn.open' })}>
    <Trans>Voltar para o login</Trans>
  </Button>
)
