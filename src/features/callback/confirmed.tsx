import { Trans } from '@lingui/react/macro'
import { useAccount } from '#src/flow-runtime/session-store.ts'
import { Button } from '#src/ui/button.tsx'
import type { CallbackSection } from './callback-section.ts'

export const Confirmed = ({ send }: CallbackSection) => {
  // Starts the session flow, so that the header shows the new session too.
  useAccount()
  return (
    <>
      <p>
        <Trans>Tudo certo: seu e-mail está confirmado e sua conta está aberta.</Trans>
      </p>
      <Button kind="primary" onClick={() => send({ type: 'account.open' })}>
        <Trans>Ir para minha conta</Trans>
      </Button>
    </>
  )
}
