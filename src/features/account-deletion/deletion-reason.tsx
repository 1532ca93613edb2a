import { Trans, useLingui } from '@lingui/react/macro'
import type { Failure } from '#contracts/errors.ts'
import type { FieldIssues, FormValues } from '#contracts/forms/issues.ts'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { FocusedHeading } from '#src/ui/focused-heading.tsx'
import { Form } from '#src/ui/form.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { DeletionOutcome } from './deletion-outcome.tsx'

type DeletionReasonProps = {
  isBusy: boolean
  issues: FieldIssues
  failure: Failure | null
  isInDoubt: boolean
  onSubmit: (values: FormValues) => void
  onCancel: () => void
}

export const DeletionReason = ({ isBusy, issues, failure, isInDoubt, onSubmit, onCancel }: DeletionReasonProps) => {
  const { t } = useLingui()
  return (
    <>
      <FocusedHeading level="h3">
        <Trans>Por que você vai embora?</Trans>
      </FocusedHeading>
      <Form label={t`Por que você vai embora?`} busy={isBusy} issues={issues} onSubmit={onSubmit}>
        <FailureNote failure={failure}>
          <DeletionOutcome isInDoubt={isInDoubt} />
        </FailureNote>
        <TextArea
          name="reason"
          label={t`Motivo`}
          hint={t`Sua resposta nos ajuda a melhorar. Guardamos sem o seu nome e sem o seu e-mail. Até 500 caracteres.`}
          optional
        />
        <ButtonRow>
          <Button kind="ghost" busy={isBusy} onClick={onCancel}>
            <Trans>Ficar com a conta</Trans>
          </Button>
          <Button kind="primary" type="submit" busy={isBusy}>
            {isBusy ? <Trans>Conferindo...</Trans> : <Trans>Continuar</Trans>}
          </Button>
        </ButtonRow>
      </Form>
    </>
  )
}
