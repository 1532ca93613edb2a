import { Trans, useLingui } from '@lingui/react/macro'
import type { Failure } from '#contracts/errors.ts'
import type { FieldIssues, FormValues } from '#contracts/forms/issues.ts'
import { ConfirmWord } from './confirm-word.tsx'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { FocusedHeading } from '#src/ui/focused-heading.tsx'
import { Form } from '#src/ui/form.tsx'
import { DeletionOutcome } from './deletion-outcome.tsx'

type DeletionWordProps = {
  isBusy: boolean
  issues: FieldIssues
  failure: Failure | null
  isInDoubt: boolean
  onSubmit: (values: FormValues) => void
  onCancel: () => void
}

export const DeletionWord = ({ isBusy, issues, failure, isInDoubt, onSubmit, onCancel }: DeletionWordProps) => {
  const { t } = useLingui()
  return (
    <>
      <FocusedHeading level="h3">
        <Trans>Excluir a conta para sempre?</Trans>
      </FocusedHeading>
      <Form label={t`Excluir a conta para sempre?`} busy={isBusy} issues={issues} onSubmit={onSubmit}>
        <FailureNote failure={failure}>
          <DeletionOutcome isInDoubt={isInDoubt} />
        </FailureNote>
        <ConfirmWord name="word" word={t`EXCLUIR`} />
        <ButtonRow>
          <Button kind="ghost" busy={isBusy} onClick={onCancel}>
            <Trans>Ficar com a conta</Trans>
          </Button>
          <Button kind="primary" type="submit" busy={isBusy}>
            {isBusy ? <Trans>Excluindo...</Trans> : <Trans>Excluir para sempre</Trans>}
          </Button>
        </ButtonRow>
      </Form>
    </>
  )
}
