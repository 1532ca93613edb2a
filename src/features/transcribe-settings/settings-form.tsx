import { Trans } from '@lingui/react/macro'
import type { Choices } from '#machines/transcribe-settings/choices.ts'
import { useRestart, useRestartOnChange } from '#src/account/use-restart.ts'
import { LeaveGuard } from '#src/account/leave-guard/leave-guard.tsx'
import { transcribeSettingsFlow } from './transcribe-settings.flow.ts'
import { useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { StatusLine } from '#src/ui/status-line.tsx'
import { ReplyPreview } from './reply-preview.tsx'
import { SaveButtons } from './save-buttons.tsx'
import { SettingsFields } from './settings-fields.tsx'
import styles from './transcribe-settings.module.css'

const Notices = ({ isPaused, isQuotaReached }: { isPaused: boolean; isQuotaReached: boolean }) => (
  <>
    {isPaused && (
      <Notice tone="warning">
        <Trans>Em pausa: os áudios que chegarem agora não serão transcritos.</Trans>
      </Notice>
    )}
    {isQuotaReached && (
      <Notice tone="warning">
        <Trans>Você atingiu o limite deste mês: as escolhas valem quando a contagem recomeçar.</Trans>
      </Notice>
    )}
  </>
)

type SettingsFormProps = { choices: Choices; isQuotaReached: boolean }

/** The settings with a preview; all are saved in one request. */
export const SettingsForm = (props: SettingsFormProps) => {
  const { run, place, restart } = useRestart()
  return (
    <div ref={place} tabIndex={-1}>
      <RunningForm key={run} {...props} restart={restart} />
    </div>
  )
}

const inWords = (choices: Choices) =>
  JSON.stringify(Object.entries(choices).toSorted(([one], [other]) => one.localeCompare(other)))

const RunningForm = ({ choices, isQuotaReached, restart }: SettingsFormProps & { restart: () => void }) => {
  const flow = useFlow(transcribeSettingsFlow, { input: { choices } })
  const { marker } = useFlowView(flow)
  const { saved, draft, failure, isSaving, isUnsaved, isSaved, isDirty } = useFlowState(flow, (state) => ({
    saved: state.context.saved,
    draft: state.context.draft,
    failure: state.context.failure,
    isSaving: state.hasTag('busy'),
    isUnsaved: state.hasTag('unsaved'),
    isSaved: state.matches('saved'),
    isDirty: state.matches('dirty'),
  }))
  useRestartOnChange({ stored: inWords(choices), assumed: inWords(saved), isIdle: !isUnsaved }, restart)
  return (
    <>
      <div className={styles['settings']} {...marker}>
        <Notices isPaused={saved.is_paused} isQuotaReached={isQuotaReached} />
        <div className={styles['sides']}>
          <SettingsFields
            draft={draft}
            isBusy={isSaving}
            onChange={(changes) => flow.send({ type: 'settings.change', changes })}
          />
          <ReplyPreview draft={draft} />
        </div>
        <FailureNote failure={failure} />
        <SaveButtons
          isSaving={isSaving}
          isUnsaved={isUnsaved}
          onSave={() => flow.send({ type: 'settings.save' })}
          onRevert={() => flow.send({ type: 'settings.revert' })}
        >
          <Trans>Salvar ajustes</Trans>
        </SaveButtons>
        <StatusLine tone={isDirty ? 'neutral' : 'success'}>
          {isSaved && <Trans>Ajustes salvos.</Trans>}
          {isDirty && <Trans>Há mudanças não salvas.</Trans>}
        </StatusLine>
      </div>
      {isUnsaved && <LeaveGuard />}
    </>
  )
}
