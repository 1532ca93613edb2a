import { Trans } from '@lingui/react/macro'

/** Beside what failed: what became of the account. */
export const DeletionOutcome = ({ isInDoubt }: { isInDoubt: boolean }) =>
  isInDoubt ? (
    <Trans>Ainda não sabemos se a conta foi apagada. Confira a conexão e tente de novo: repetir não faz mal.</Trans>
  ) : (
    <Trans>Nada foi apagado.</Trans>
  )
