import { useLingui } from '@lingui/react/macro'
import type { Failure } from '#contracts/errors.ts'
import { FailureNote } from '#src/ui/failure-note.tsx'

type FactorFailureProps = {
  failure: Failure | null
  /** The key that was shown can no longer be confirmed. */
  keyOver: string
}

/** Why the last action failed, beside the second factor as it is now. */
export const FactorFailure = ({ failure, keyOver }: FactorFailureProps) => {
  const { t } = useLingui()
  const texts: Partial<Record<Failure['code'], string>> = {
    'request.notFound': keyOver,
    'request.conflict': t`A verificação mudou em outra aba ou em outro aparelho. Aqui está como ela ficou.`,
  }
  return <FailureNote failure={failure} text={failure === null ? undefined : texts[failure.code]} />
}
