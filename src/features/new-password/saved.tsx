import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import type { NewPasswordSection } from './new-password-section.ts'

export const Saved = ({ send }: NewPasswordSection) => (
  <>
    <p>
      <Trans>Você continua na conta aqui. Nos outros aparelhos será preciso entrar de novo.</Trans>
    </p>
    <Button kind="primary" onClick={() => send({ type: 'account.open' })}>
      <Trans>Ir para minha conta</Trans>
    </Button>
  </>
)
