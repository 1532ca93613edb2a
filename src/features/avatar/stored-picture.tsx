import { Trans, useLingui } from '@lingui/react/macro'
import type { avatarMachine } from '#machines/avatar/avatar.machine.ts'
import styles from './avatar.module.css'
import { FileButton } from './file-button.tsx'
import { storeFile } from './picture.ts'
import type { Section } from '#src/flow-runtime/flow-screen.tsx'
import { useFlowState } from '#src/flow-runtime/flow-state.ts'
import { initialOf } from '#src/lib/initial.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'

const PickWords = ({ isReading, hasPicture }: { isReading: boolean; hasPicture: boolean }) => {
  if (isReading) return <Trans>Abrindo a foto...</Trans>
  return hasPicture ? <Trans>Trocar a foto</Trans> : <Trans>Escolher uma foto</Trans>
}

type StoredPictureProps = Section<typeof avatarMachine> & { name: string }

export const StoredPicture = ({ name, flow }: StoredPictureProps) => {
  const { t } = useLingui()
  const language = useLanguage()
  const { url, failure, isBusy, isReading, isRemoving } = useFlowState(flow, (state) => ({
    url: state.context.url,
    failure: state.context.failure,
    isBusy: state.hasTag('busy'),
    isReading: state.matches('reading'),
    isRemoving: state.matches('removing'),
  }))
  return (
    <>
      <FailureNote failure={failure}>
        {failure?.code === 'request.tooLarge' && <Trans>Escolha uma foto de até 15 MB.</Trans>}
      </FailureNote>
      <div className={styles['picture']}>
        {url === null ? (
          <span className={styles['avatar']} aria-hidden="true">
            {initialOf(name, language)}
          </span>
        ) : (
          <img className={styles['avatar']} src={url} alt={t`Sua foto atual`} width={96} height={96} />
        )}
        <FileButton
          name="avatar"
          accept="image/png,image/jpeg,image/webp,image/heic,image/heif"
          busy={isBusy}
          hint={
            <>
              <Trans>PNG, JPEG ou WebP de até 15 MB; HEIC, se o navegador abrir.</Trans>{' '}
              <span className={styles['byMouse']}>
                <Trans>Também dá para soltar o arquivo aqui.</Trans>
              </span>
            </>
          }
          onPick={(file) => flow.send({ type: 'file.pick', file: storeFile(file) })}
        >
          <PickWords isReading={isReading} hasPicture={url !== null} />
        </FileButton>
      </div>
      {url !== null && (
        <p>
          <Button kind="quiet" busy={isBusy} onClick={() => flow.send({ type: 'avatar.remove' })}>
            {isRemoving ? <Trans>Removendo...</Trans> : <Trans>Remover a foto</Trans>}
          </Button>
        </p>
      )}
    </>
  )
}
