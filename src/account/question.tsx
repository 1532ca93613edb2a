import type { ComponentProps, ReactNode } from 'react'
import type { Failure } from '#contracts/errors.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'

type QuestionProps = Pick<ComponentProps<typeof Dialog>, 'title' | 'children'> & {
  /** The button that changes nothing: it gets the initial focus. */
  no: ReactNode
  yes: ReactNode
  /** What `yes` does cannot be taken back. */
  isFinal?: boolean
  isBusy: boolean
  /** Of the last try. */
  failure: Failure | null
  onYes: () => void
  onNo: () => void
}

/** Whether something really should be done. While it is being done there is no way back: closing is for later. */
export const Question = ({
  title,
  no,
  yes,
  isFinal = false,
  isBusy,
  failure,
  onYes,
  onNo,
  children,
}: QuestionProps) => (
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
