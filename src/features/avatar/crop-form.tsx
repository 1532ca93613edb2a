import { Trans, useLingui } from '@lingui/react/macro'
import type { avatarMachine } from '#machines/avatar/avatar.machine.ts'
import { CropFields, useCrop } from './crop-fields.tsx'
import type { Section } from '#src/flow-runtime/flow-screen.tsx'
import { useFlowState } from '#src/flow-runtime/flow-state.ts'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { FocusedHeading } from '#src/ui/focused-heading.tsx'
import { Form } from '#src/ui/form.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'

export const CropForm = ({ flow }: Section<typeof avatarMachine>) => {
  const { t } = useLingui()
  const [crop, setCrop] = useCrop()
  const { failure, isBusy } = useFlowState(flow, (state) => ({
    failure: state.context.failure,
    isBusy: state.hasTag('busy'),
  }))
  return (
    <Form
      label={t`Recortar a foto`}
      busy={isBusy}
      issues={{}}
      onSubmit={() => flow.send({ type: 'crop.confirm', crop })}
    >
      <FocusedHeading>
        <Trans>Recortar a foto</Trans>
      </FocusedHeading>
      <FailureNote failure={failure} />
      <CropFields crop={crop} onCrop={setCrop} />
      {isBusy && <ProgressBar label={t`Enviando a foto`} text={t`Só um instante`} value={null} max={1} />}
      <ButtonRow>
        <SubmitButton busy={isBusy} busyLabel={<Trans>Enviando...</Trans>}>
          <Trans>Usar esta foto</Trans>
        </SubmitButton>
        <Button kind="ghost" busy={isBusy} onClick={() => flow.send({ type: 'crop.cancel' })}>
          <Trans>Cancelar</Trans>
        </Button>
      </ButtonRow>
    </Form>
  )
}
