import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import type { NewPasswordSection } from './new-password-section.ts'

export const Saved = ({ flow }: NewPasswordSection) => (
  <>
    <p>
      <Trans>Você continua na conta aqui. Nos outros aparelhos será preciso entrar de novo.</Trans>
    </p>
    <Button kind="primary" onClick={() => flow.send({ type: 'account.open' })}>
      <Trans>Ir para minha conta</Trans>
    </Button>
  </>
)
