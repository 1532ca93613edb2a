import { Trans, useLingui } from '@lingui/react/macro'
import { confirmWordSchema } from '#contracts/forms/account-deletion.ts'
import { checkOf } from '#contracts/forms/field-issues.ts'
import { ConfirmWord } from './confirm-word.tsx'
import { DeletionStep, type DeletionStepProps } from './deletion-step.tsx'

/** `typed`: the word that was sent before a reauthentication. */
export const DeletionWord = ({ typed, ...step }: DeletionStepProps & { typed: string }) => {
  const { t } = useLingui()
  return (
    <DeletionStep
      {...step}
      check={checkOf(confirmWordSchema(t`EXCLUIR`))}
      kind="danger"
      title={t`Excluir a conta para sempre?`}
      submit={<Trans>Excluir para sempre</Trans>}
      submitting={<Trans>Excluindo...</Trans>}
    >
      <ConfirmWord name="word" word={t`EXCLUIR`} typed={typed} />
    </DeletionStep>
  )
}
