import type { Failure } from '#contracts/errors.ts'
import type { FieldIssues, FormValues } from '#contracts/forms/issues.ts'

/** A form that takes a password or a code. */
export type ProofProps = {
  isBusy: boolean
  issues: FieldIssues
  failure: Failure | null
  onSubmit: (values: FormValues) => void
  onCancel: () => void
}
