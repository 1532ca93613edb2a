import { Trans } from '@lingui/react/macro'

/** Beside what failed: what became of the account. */
export const DeletionOutcome = ({ isInDoubt }: { isInDoubt: boolean }) =>
  isInDoubt ? (
    <Trans>
      Ainda não sabemos se a conta foi excluída. Confira a conexão e tente de novo: repetir não causa problema.
    </Trans>
  ) : (
    <Trans>Nada foi apagado.</Trans>
  )
