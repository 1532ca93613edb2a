import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { RETENTION_CHOICES } from '#contracts/api/service-configurations.ts'
import type { Days, OfferedDays } from '#machines/retention/days.ts'
import { useRestart, useRestartOnChange } from '#src/account/use-restart.ts'
import { LeaveGuard } from '#src/account/leave-guard/leave-guard.tsx'
import { useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { ControlledSelect } from '#src/ui/controlled-select.tsx'
import { StatusLine } from '#src/ui/status-line.tsx'
import { ConfirmDeletion } from './confirm-deletion.tsx'
import { retentionFlow } from './retention.flow.ts'
import { SaveButtons } from './save-buttons.tsx'
import styles from './transcribe-settings.module.css'

const FOREVER = 'forever'

/** The options, and the stored retention if it is not one of them. */
const optionsOf = (days: Days): readonly number[] =>
  days === null || RETENTION_CHOICES.some((choice) => choice === days)
    ? RETENTION_CHOICES
    : [...RETENTION_CHOICES, days]

type DaysFieldProps = { draft: Days; isBusy: boolean; onChoose: (days: OfferedDays) => void }

const DaysField = ({ draft, isBusy, onChoose }: DaysFieldProps) => {
  const { t } = useLingui()
  const keep = (days: number) => ({ value: String(days), label: days === 1 ? t`1 dia` : t`${days} dias` })
  const choose = (value: string) => {
    const choice = RETENTION_CHOICES.find((offered) => String(offered) === value)
    if (choice !== undefined || value === FOREVER) onChoose(choice ?? null)
  }
  return (
    <ControlledSelect
      name="retention_days"
      label={t`Prazo`}
      hint={t`Vale para as novas e para as que você já tem.`}
      value={draft === null ? FOREVER : String(draft)}
      options={[...optionsOf(draft).map(keep), { value: FOREVER, label: t`Até eu apagar` }]}
      busy={isBusy}
      onPick={choose}
    />
  )
}

type EffectProps = { removes: number | null; isCounting: boolean }

/** What a shorter time deletes today. The region is mounted empty, so that screen readers announce what it says. */
const Effect = ({ removes, isCounting }: EffectProps) => (
  <output className={styles['effect']} data-deletes={removes !== null && removes > 0}>
    {isCounting && <Trans>Contando as que já passaram desse tempo...</Trans>}
    {removes === 0 && <Trans>Nenhuma das que você tem hoje seria apagada.</Trans>}
    {removes !== null && removes > 0 && (
      <>
        <Plural
          value={removes}
          one="# transcrição que você tem hoje já passou desse tempo e seria apagada."
          other="# transcrições que você tem hoje já passaram desse tempo e seriam apagadas."
        />{' '}
        <Trans>O que for apagado não volta.</Trans>
      </>
    )}
  </output>
)

/** How long transcriptions are kept: saved apart from the other settings, as a shorter time deletes older ones. */
export const RetentionForm = ({ days }: { days: Days }) => {
  const { run, place, restart } = useRestart()
  return (
    <div ref={place} tabIndex={-1}>
      <RunningForm key={run} days={days} restart={restart} />
    </div>
  )
}

const RunningForm = ({ days, restart }: { days: Days; restart: () => void }) => {
  const flow = useFlow(retentionFlow, { input: { days } })
  const { view, marker } = useFlowView(flow)
  const { saved, draft, failure, removes, isCounting, isSaving, isUnsaved, isSaved } = useFlowState(flow, (state) => ({
    saved: state.context.saved,
    draft: state.context.draft,
    failure: state.context.failure,
    removes: state.context.removes,
    isCounting: state.matches('previewing'),
    isSaving: state.hasTag('busy') && !state.matches('previewing'),
    isUnsaved: state.hasTag('unsaved'),
    isSaved: state.matches('saved'),
  }))
  useRestartOnChange({ stored: String(days), assumed: String(saved), isIdle: !isUnsaved }, restart)
  return (
    <>
      <div className={styles['settings']} {...marker}>
        <DaysField
          draft={draft}
          isBusy={isSaving}
          onChoose={(chosen) => flow.send({ type: 'retention.choose', days: chosen })}
        />
        <Effect removes={removes} isCounting={isCounting} />
        <FailureNote failure={failure} />
        <SaveButtons
          isSaving={isSaving}
          isUnsaved={isUnsaved}
          onSave={() => flow.send({ type: 'retention.save' })}
          onRevert={() => flow.send({ type: 'retention.revert' })}
        >
          <Trans>Salvar prazo</Trans>
        </SaveButtons>
        {view === 'confirming' && (
          <ConfirmDeletion
            removes={removes ?? 0}
            onYes={() => flow.send({ type: 'deletion.confirm' })}
            onNo={() => flow.send({ type: 'deletion.cancel' })}
          />
        )}
        <StatusLine tone={isUnsaved ? 'neutral' : 'success'}>
          {isSaved && <Trans>Prazo salvo.</Trans>}
          {isUnsaved && !isSaving && <Trans>Há mudanças não salvas.</Trans>}
        </StatusLine>
      </div>
      {isUnsaved && <LeaveGuard />}
    </>
  )
}
