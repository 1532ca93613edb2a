import { Trans, useLingui } from '@lingui/react/macro'
import type { avatarMachine } from '#machines/avatar/avatar.machine.ts'
import styles from './avatar.module.css'
import { FileButton } from './file-button.tsx'
import { holdFile } from './picture.ts'
import type { Section } from '#src/flow-runtime/flow-screen.tsx'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { StatusLine } from '#src/ui/status-line.tsx'

type KeptPictureProps = Section<typeof avatarMachine> & { name: string }

export const KeptPicture = ({ name, state, send }: KeptPictureProps) => {
  const { t } = useLingui()
  const { address, failure } = state.context
  const isBusy = state.hasTag('busy')
  return (
    <>
      <FailureNote failure={failure}>
        {failure?.code === 'request.tooLarge' && <Trans>Escolha uma foto de até 15 MB.</Trans>}
      </FailureNote>
      <div className={styles['picture']}>
        {address === null ? (
          <span className={styles['face']} aria-hidden="true">
            {name.slice(0, 1).toUpperCase()}
          </span>
        ) : (
          <img className={styles['face']} src={address} alt={t`Sua foto atual`} width={96} height={96} />
        )}
        <FileButton
          name="avatar"
          accept="image/png,image/jpeg,image/webp,image/heic,image/heif"
          busy={isBusy}
          hint={<Trans>PNG, JPEG, WebP ou HEIC de até 15 MB. Também dá para soltar o arquivo aqui.</Trans>}
          onPick={(file) => send({ type: 'file.pick', file: holdFile(file) })}
        >
          {address === null ? <Trans>Escolher uma foto</Trans> : <Trans>Trocar a foto</Trans>}
        </FileButton>
      </div>
      {address !== null && (
        <p>
          <Button kind="quiet" busy={isBusy} onClick={() => send({ type: 'avatar.remove' })}>
            {state.matches('removing') ? <Trans>Removendo...</Trans> : <Trans>Remover a foto</Trans>}
          </Button>
        </p>
      )}
      <StatusLine>
        {state.matches({ resting: 'changed' }) && <Trans>Foto trocada.</Trans>}
        {state.matches({ resting: 'removed' }) && <Trans>Foto removida.</Trans>}
      </StatusLine>
    </>
  )
}
