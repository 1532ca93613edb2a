import type { Failure } from '#contracts/errors.ts'
import type { FieldIssues, FormValues } from '#contracts/forms/issues.ts'

/** Props of a form that takes a password or a code as proof of identity. */
export type ProofProps = {
  isBusy: boolean
  issues: FieldIssues
  failure: Failure | null
  onSubmit: (values: FormValues) => void
  onCancel: () => void
}
