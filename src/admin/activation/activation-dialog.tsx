import { Trans, useLingui } from '@lingui/react/macro'
import type { Failure } from '#contracts/errors.ts'
import { ACTIVATION_NOTE_MAX_LENGTH } from '#contracts/limits.ts'
import { activationFormSchema, DEACTIVATION_REASONS } from '#contracts/forms/activation.ts'
import { checkOf } from '#contracts/forms/field-issues.ts'
import type { FieldIssues, FormValues } from '#contracts/forms/issues.ts'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { Form } from '#src/ui/form.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { REASON_LABELS } from '../reason-labels.ts'

type ActivationDialogProps = {
  name: string
  /** Whether the account is active now. */
  isActive: boolean
  isChanging: boolean
  issues: FieldIssues
  failure: Failure | null
  onConfirm: (values: FormValues) => void
  onCancel: () => void
}

const checks = { deactivation: checkOf(activationFormSchema(true)), activation: checkOf(activationFormSchema(false)) }

/** Explains the consequences and asks why. It cannot be closed while the account is being changed. */
export const ActivationDialog = ({
  name,
  isActive,
  isChanging,
  issues,
  failure,
  onConfirm,
  onCancel,
}: ActivationDialogProps) => {
  const { t } = useLingui()
  const title = isActive ? t`Desativar a conta de ${name}?` : t`Ativar a conta de ${name}?`
  return (
    <Dialog
      isOpen
      title={title}
      onClose={() => {
        if (!isChanging) onCancel()
      }}
    >
      <p>
        {isActive ? (
          <Trans>
            A pessoa sai de todos os aparelhos agora e recebe um e-mail com o motivo e como contestar. Nada é apagado.
          </Trans>
        ) : (
          <Trans>A pessoa volta a entrar na conta, com tudo o que havia nela, e recebe um e-mail que diz isso.</Trans>
        )}
      </p>
      <Form
        label={title}
        busy={isChanging}
        issues={issues}
        check={isActive ? checks.deactivation : checks.activation}
        onSubmit={onConfirm}
      >
        <WhyFields isActive={isActive} />
        <FailureNote failure={failure} />
        <ButtonRow>
          <Button kind="ghost" busy={isChanging} onClick={onCancel}>
            <Trans>Cancelar</Trans>
          </Button>
          <Button kind={isActive ? 'danger' : 'primary'} type="submit" busy={isChanging}>
            {isChanging && <Trans>Salvando...</Trans>}
            {!isChanging && (isActive ? <Trans>Desativar conta</Trans> : <Trans>Ativar conta</Trans>)}
          </Button>
        </ButtonRow>
      </Form>
    </Dialog>
  )
}

const WhyFields = ({ isActive }: { isActive: boolean }) => {
  const { t, i18n } = useLingui()
  return (
    <>
      {isActive && (
        <SelectField
          name="reason"
          label={t`Motivo`}
          hint={t`Vai no e-mail, em palavras fixas.`}
          placeholder={t`Escolha`}
          options={DEACTIVATION_REASONS.map((value) => ({ value, label: i18n._(REASON_LABELS[value]) }))}
        />
      )}
      <TextArea
        name="note"
        label={t`Nota para a administração`}
        hint={t`Fica no registro e não vai no e-mail. Até ${ACTIVATION_NOTE_MAX_LENGTH} caracteres.`}
      />
    </>
  )
}
