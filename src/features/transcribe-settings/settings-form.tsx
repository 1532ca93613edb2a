import { Plural, Trans } from '@lingui/react/macro'
import type { Choices } from '#machines/transcribe-settings/choices.ts'
import { LeaveGuard } from '#src/account/leave-guard/leave-guard.tsx'
import { Question } from '#src/account/question.tsx'
import { transcribeSettingsFlow } from './transcribe-settings.flow.ts'
import { useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { Button } from '#src/ui/button.tsx'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { StatusLine } from '#src/ui/status-line.tsx'
import { ReplyPreview } from './reply-preview.tsx'
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

type LossQuestionProps = { removes: number; onYes: () => void; onNo: () => void }

/** Asks before a shorter retention is saved, which deletes older transcriptions. */
const LossQuestion = ({ removes, onYes, onNo }: LossQuestionProps) => (
  <Question
    title={<Trans>Apagar as transcrições mais antigas que isso?</Trans>}
    no={<Trans>Voltar sem salvar</Trans>}
    yes={<Trans>Salvar e apagar</Trans>}
    isFinal
    isBusy={false}
    failure={null}
    onYes={onYes}
    onNo={onNo}
  >
    <p>
      <Plural
        value={removes}
        one="# transcrição já passou do novo tempo: ela será apagada para sempre."
        other="# transcrições já passaram do novo tempo: elas serão apagadas para sempre."
      />
    </p>
  </Question>
)

type SettingsFormProps = { choices: Choices; isQuotaReached: boolean }

/** The settings with a preview; all are saved in one request. */
export const SettingsForm = ({ choices, isQuotaReached }: SettingsFormProps) => {
  const flow = useFlow(transcribeSettingsFlow, { input: { choices } })
  const { view, marker } = useFlowView(flow)
  const { saved, draft, failure, removes, isSaving, isUnsaved, isSaved, isDirty } = useFlowState(flow, (state) => ({
    saved: state.context.saved,
    draft: state.context.draft,
    failure: state.context.failure,
    removes: state.context.removes,
    isSaving: state.hasTag('busy'),
    isUnsaved: state.hasTag('unsaved'),
    isSaved: state.matches('saved'),
    isDirty: state.matches('dirty'),
  }))
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
        <ButtonRow>
          <Button
            kind="primary"
            busy={isSaving}
            idle={!isSaving && !isUnsaved}
            onClick={() => flow.send({ type: 'settings.save' })}
          >
            {isSaving ? <Trans>Salvando...</Trans> : <Trans>Salvar ajustes</Trans>}
          </Button>
          <Button
            kind="ghost"
            busy={isSaving}
            idle={!isSaving && !isUnsaved}
            onClick={() => flow.send({ type: 'settings.revert' })}
          >
            <Trans>Desfazer</Trans>
          </Button>
        </ButtonRow>
        {view === 'asking' && (
          <LossQuestion
            removes={removes ?? 0}
            onYes={() => flow.send({ type: 'loss.accept' })}
            onNo={() => flow.send({ type: 'loss.refuse' })}
          />
        )}
        <StatusLine>
          {isSaved && <Trans>Ajustes salvos.</Trans>}
          {isDirty && <Trans>Há mudanças não salvas.</Trans>}
        </StatusLine>
      </div>
      {isUnsaved && <LeaveGuard />}
    </>
  )
}
