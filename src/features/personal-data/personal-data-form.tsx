import { Trans, useLingui } from '@lingui/react/macro'
import type { UserWithProfile } from '#contracts/api/own-profile.ts'
import { checkOf } from '#contracts/forms/field-issues.ts'
import { personalDataSchema, textsOf } from '#contracts/forms/personal-data.ts'
import { LeaveGuard } from '#src/account/leave-guard/leave-guard.tsx'
import { DRAFTS, dropDraft } from '#src/page-context/form-draft.ts'
import { personalDataFlow } from './personal-data.flow.ts'
import { formOf, useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { Form } from '#src/ui/form.tsx'
import { SaveBar } from '#src/ui/save-bar.tsx'
import { StatusLine } from '#src/ui/status-line.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import { PersonalDataFields } from './personal-data-fields.tsx'

export const PersonalDataForm = ({ user: read }: { user: UserWithProfile }) => {
  const { t } = useLingui()
  const flow = useFlow(personalDataFlow, { input: { user: read } })
  const { marker } = useFlowView(flow)
  const { user, issues, failure, isBusy, isUnsaved, isSaved, isConflict } = useFlowState(flow, (state) => ({
    ...formOf(state),
    user: state.context.user,
    isUnsaved: state.hasTag('unsaved'),
    isSaved: state.matches({ editing: 'saved' }),
    isConflict: state.matches({ editing: 'changedElsewhere' }),
  }))
  const check = checkOf(personalDataSchema(user))
  const draft = DRAFTS.profile(read.id)
  return (
    <div {...marker}>
      <Form
        label={t`Seus dados`}
        busy={isBusy}
        issues={issues}
        check={check}
        draft={draft}
        onChange={(values) => flow.send({ type: 'form.changed', values })}
        onReset={() => flow.send({ type: 'conflict.useStored' })}
        onSubmit={(values) => flow.send({ type: 'form.submit', values })}
      >
        <FailureNote failure={failure}>
          <Trans>O que você escreveu continua aqui.</Trans>
        </FailureNote>
        {isConflict && <ChangedElsewhere stored={textsOf(user)} />}
        <PersonalDataFields stored={textsOf(user)} isSaved={isSaved} />
        <SaveBar isUnsaved={isUnsaved}>
          <SubmitButton busy={isBusy} busyLabel={<Trans>Salvando...</Trans>} idle={!isUnsaved}>
            {isConflict ? <Trans>Salvar o que escrevi</Trans> : <Trans>Salvar</Trans>}
          </SubmitButton>
          {isConflict && (
            <Button kind="ghost" type="reset">
              <Trans>Ficar com o que está salvo</Trans>
            </Button>
          )}
        </SaveBar>
        <StatusLine>{isSaved && <Trans>Tudo salvo.</Trans>}</StatusLine>
      </Form>
      {isUnsaved && <LeaveGuard onLeft={() => dropDraft(draft)} />}
    </div>
  )
}
