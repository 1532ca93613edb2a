import type { ComponentProps, ReactNode } from 'react'
import type { Failure } from '#contracts/errors.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'

type ConfirmDialogProps = Pick<ComponentProps<typeof Dialog>, 'title' | 'children'> & {
  /** Label of the button that changes nothing, which gets the initial focus. */
  no: ReactNode
  yes: ReactNode
  /** The action cannot be undone. */
  isFinal?: boolean
  isBusy: boolean
  /** Failure of the last attempt. */
  failure: Failure | null
  onYes: () => void
  onNo: () => void
}

/** Confirmation dialog. It cannot be closed while the action is running. */
export const ConfirmDialog = ({
  title,
  no,
  yes,
  isFinal = false,
  isBusy,
  failure,
  onYes,
  onNo,
  children,
}: ConfirmDialogProps) => (
  <Dialog
    isOpen
    title={title}
    onClose={() => {
      if (!isBusy) onNo()
    }}
    actions={
      <>
        <Button kind="ghost" busy={isBusy} onClick={onNo}>
          {no}
        </Button>
        <Button kind={isFinal ? 'danger' : 'primary'} busy={isBusy} onClick={onYes}>
          {yes}
        </Button>
      </>
    }
  >
    {children}
    <FailureNote failure={failure} />
  </Dialog>
)
