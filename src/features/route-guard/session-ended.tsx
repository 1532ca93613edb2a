import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'

type Props = { onCancel: () => void; children: ReactNode }

/** Opaque modal sign-in after the session has ended: the page behind it stays mounted, with what was typed. */
export const SessionEnded = ({ onCancel, children }: Props) => (
  <Dialog
    isOpen
    isOpaque
    title={<Trans>Entre para continuar</Trans>}
    actions={
      <Button kind="quiet" onClick={onCancel}>
        <Trans>Ir para a página de login</Trans>
      </Button>
    }
  >
    <p>
      <Trans>A página espera como você a deixou, com o que você escreveu.</Trans>
    </p>
    {children}
    <p>
      <Trans>
        Com o Google, ou se esqueceu a senha, entre pela página de login. O que você não salvou aqui pode se perder.
      </Trans>
    </p>
  </Dialog>
)
