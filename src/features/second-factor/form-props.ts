import type { Failure } from '#contracts/errors.ts'
import type { FieldIssues, FormValues } from '#contracts/forms/issues.ts'

export type FormProps = {
  isBusy: boolean
  issues: FieldIssues
  failure: Failure | null
  onSubmit: (values: FormValues) => void
  onCancel: () => void
}
