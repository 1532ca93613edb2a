import { type DragEvent, type ReactNode, useId } from 'react'
import { buttonClass } from '#src/ui/button.tsx'
import styles from './avatar.module.css'

type FileButtonProps = {
  name: string
  accept: string
  busy: boolean
  hint: ReactNode
  onPick: (file: File) => void
  children: ReactNode
}

/** A file input that looks like a button, and a drop target. */
export const FileButton = ({ name, accept, busy, hint, onPick, children }: FileButtonProps) => {
  const id = useId()
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file !== undefined && !busy) onPick(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    take(event.dataTransfer.files)
  }
  return (
    <div className={styles['drop']} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <label className={`${buttonClass('ghost')} ${styles['file']}`} aria-disabled={busy || undefined}>
        {children}
        <input
          type="file"
          name={name}
          accept={accept}
          aria-describedby={`${id}-hint`}
          // Not `disabled`, which would drop the focus.
          aria-disabled={busy || undefined}
          onClick={(event) => {
            if (busy) event.preventDefault()
          }}
          onChange={({ currentTarget }) => {
            take(currentTarget.files)
            // Reset, so that picking the same file again fires `change`.
            currentTarget.value = ''
          }}
        />
      </label>
      <p id={`${id}-hint`} className={styles['hint']}>
        {hint}
      </p>
    </div>
  )
}
