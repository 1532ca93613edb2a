import { Trans } from '@lingui/react/macro'
import { useStoredSession } from '#src/flow-runtime/session-store.ts'
import { Button } from '#src/ui/button.tsx'
import type { CallbackSection } from './callback-section.ts'

export const Confirmed = ({ flow }: CallbackSection) => {
  // The header shows the new session too.
  useStoredSession()
  return (
    <>
      <p>
        <Trans>Tudo certo: seu e-mail está confirmado e você já entrou na sua conta.</Trans>
      </p>
      <Button kind="primary" onClick={() => flow.send({ type: 'account.open' })}>
        <Trans>Ir para minha conta</Trans>
      </Button>
    </>
  )
}
