import { Plural, Trans } from '@lingui/react/macro'
import { ConfirmDialog } from '#src/account/confirm-dialog.tsx'

type ConfirmDeletionProps = { removes: number; onYes: () => void; onNo: () => void }

/** Asks before a shorter retention is saved, which deletes older transcriptions. */
export const ConfirmDeletion = ({ removes, onYes, onNo }: ConfirmDeletionProps) => (
  <ConfirmDialog
    title={<Trans>Apagar as transcrições mais antigas que isso?</Trans>}
    no={<Trans>Voltar sem salvar</Trans>}
    yes={<Trans>Salvar e apagar</Trans>}
    isFinal
    isBusy={false}
    failure={null}
    onYes={onYes}
    onNo={onNo}
  >
    <p>
      <Plural
        value={removes}
        one="# transcrição já passou do novo tempo: ela será apagada para sempre."
        other="# transcrições já passaram do novo tempo: elas serão apagadas para sempre."
      />
    </p>
  </ConfirmDialog>
)
