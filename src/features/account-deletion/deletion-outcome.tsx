import { Trans } from '@lingui/react/macro'

/** Shown with a failure: whether the account may have been deleted nevertheless. */
export const DeletionOutcome = ({ isResultUnknown }: { isResultUnknown: boolean }) =>
  isResultUnknown ? (
    <Trans>
      Ainda não sabemos se a conta foi excluída. Confira a conexão e tente de novo: repetir não causa problema.
    </Trans>
  ) : (
    <Trans>Nada foi apagado.</Trans>
  )
