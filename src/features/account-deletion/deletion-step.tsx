import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Failure } from '#contracts/errors.ts'
import type { FieldIssues, FormValues } from '#contracts/forms/issues.ts'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button, type ButtonKind } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { FocusedHeading } from '#src/ui/focused-heading.tsx'
import { Form } from '#src/ui/form.tsx'
import type { FormValidator } from '#src/ui/use-remaining-issues.ts'
import { DeletionOutcome } from './deletion-outcome.tsx'

export type DeletionStepProps = {
  isBusy: boolean
  issues: FieldIssues
  failure: Failure | null
  isResultUnknown: boolean
  onSubmit: (values: FormValues) => void
  onCancel: () => void
}

type Words = {
  title: string
  check: FormValidator
  kind: ButtonKind
  submit: ReactNode
  submitting: ReactNode
  children: ReactNode
}

/** One step of the deletion: a form with one field; each step can be cancelled. */
export const DeletionStep = ({
  title,
  check,
  kind,
  submit,
  submitting,
  children,
  isBusy,
  issues,
  failure,
  isResultUnknown,
  onSubmit,
  onCancel,
}: DeletionStepProps & Words) => (
  <>
    <FocusedHeading level="h3">{title}</FocusedHeading>
    <Form label={title} busy={isBusy} issues={issues} check={check} onSubmit={onSubmit}>
      <FailureNote failure={failure}>
        <DeletionOutcome isResultUnknown={isResultUnknown} />
      </FailureNote>
      {children}
      <ButtonRow>
        <Button kind="ghost" busy={isBusy} onClick={onCancel}>
          <Trans>Ficar com a conta</Trans>
        </Button>
        <Button kind={kind} type="submit" busy={isBusy}>
          {isBusy ? submitting : submit}
        </Button>
      </ButtonRow>
    </Form>
  </>
)
