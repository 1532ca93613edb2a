import { Trans } from '@lingui/react/macro'
import { useAccount } from '#src/flow-runtime/session-store.ts'
import { Button } from '#src/ui/button.tsx'
import type { CallbackSection } from './callback-section.ts'

export const Confirmed = ({ send }: CallbackSection) => {
  // Asked for, the session that was just made begins: the header tells of it too.
  useAccount()
  return (
    <>
      <p>
        <Trans>Tudo certo: seu endereço está confirmado e você já entrou.</Trans>
      </p>
      <Button kind="primary" onClick={() => send({ type: 'account.open' })}>
        <Trans>Ir para minha conta</Trans>
      </Button>
    </>
  )
}
