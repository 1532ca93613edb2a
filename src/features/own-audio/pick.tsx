import { Trans } from '@lingui/react/macro'
import type { ChangeEvent, DragEvent } from 'react'
import type { Failure } from '#contracts/errors.ts'
import type { Sound } from '#contracts/sound.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { FocusedHeading } from '#src/ui/focused-heading.tsx'
import styles from './own-audio.module.css'

type PickProps = { failure: Failure | null; onPick: (sound: Sound) => void }

/** Without `preventDefault` the browser would navigate to the dropped file. */
const allowDrop = (event: DragEvent) => event.preventDefault()

export const Pick = ({ failure, onPick }: PickProps) => {
  const pick = (files: FileList | null) => {
    const file = files?.[0]
    if (file) onPick({ name: file.name, kind: file.type, bytes: file.size, content: file })
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    pick(event.dataTransfer.files)
  }
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    pick(currentTarget.files)
    // Reset, so that picking the same file again fires `change`.
    currentTarget.value = ''
  }
  return (
    <>
      <FocusedHeading level="h3">
        <Trans>Escolha um áudio seu</Trans>
      </FocusedHeading>
      <p>
        <Trans>Ele não sai deste aparelho: a medida é feita aqui, no seu navegador.</Trans>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the file input inside does the same */}
      <div className={styles['zone']} onDragOver={allowDrop} onDrop={drop}>
        {/* A label of our own: a plain file input has the browser's text, in the browser's language. */}
        <label className={`${buttonClass('primary')} ${styles['file']}`}>
          <Trans>Escolher um áudio</Trans>
          <input
            type="file"
            name="sound"
            accept="audio/*,.opus,.ogg,.m4a"
            aria-describedby="own-audio-hint"
            onChange={choose}
          />
        </label>
        <p id="own-audio-hint">
          <Trans>Ou solte o arquivo aqui. MP3, M4A, OGG, OPUS ou WAV, até 16 MB.</Trans>
        </p>
      </div>
      <FailureNote failure={failure} />
    </>
  )
}
