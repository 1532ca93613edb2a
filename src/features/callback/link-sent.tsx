import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import type { CallbackSection } from './callback-section.ts'

/** Says the same for an address with and without an account. */
export const LinkSent = ({ state, send }: CallbackSection) => {
  const { email } = state.context
  return (
    <>
      <p>
        <Trans>
          Se há uma conta de <strong>{email}</strong> esperando por um link, ele está a caminho. Veja também a caixa de
          spam.
        </Trans>
      </p>
      <Button kind="primary" onClick={() => send({ type: 'code.open' })}>
        <Trans>Digitar o código do e-mail</Trans>
      </Button>
    </>
  )
}
