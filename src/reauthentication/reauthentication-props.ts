import type { Failure } from '#contracts/errors.ts'
import type { FieldIssues, FormValues } from '#contracts/forms/issues.ts'

/** Props of a form that reauthenticates by a password or a code. */
export type ReauthenticationProps = {
  isBusy: boolean
  issues: FieldIssues
  failure: Failure | null
  onSubmit: (values: FormValues) => void
  onCancel: () => void
}
