import { Trans, useLingui } from '@lingui/react/macro'
import { leavingReasonSchema } from '#contracts/forms/account-deletion.ts'
import { checkOf } from '#contracts/forms/field-issues.ts'
import { TextArea } from '#src/ui/text-area.tsx'
import { DeletionStep, type DeletionStepProps } from './deletion-step.tsx'

const check = checkOf(leavingReasonSchema)

export const DeletionReason = (step: DeletionStepProps) => {
  const { t } = useLingui()
  return (
    <DeletionStep
      {...step}
      check={check}
      kind="primary"
      title={t`Por que você vai embora?`}
      submit={<Trans>Continuar</Trans>}
      submitting={<Trans>Conferindo...</Trans>}
    >
      <TextArea
        name="reason"
        label={t`Motivo`}
        hint={t`Sua resposta nos ajuda a melhorar. Guardamos sem o seu nome e sem o seu e-mail. Até 500 caracteres.`}
        optional
      />
    </DeletionStep>
  )
}
