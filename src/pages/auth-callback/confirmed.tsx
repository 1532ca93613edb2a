import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import type { CallbackSection } from './callback-section.ts'

export const Confirmed = ({ send }: CallbackSection) => (
  <>
    <p>
      <Trans>Tudo certo: seu endereço está confirmado e você já entrou.</Trans>
    </p>
    <Button kind="primary" onClick={() => send({ type: 'account.open' })}>
      <Trans>Ir para minha conta</Trans>
    </Button>
  </>
)
