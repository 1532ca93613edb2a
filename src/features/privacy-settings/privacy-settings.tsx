import { Trans, useLingui } from '@lingui/react/macro'
import type { PrivacySettings as Settings } from '#contracts/api/privacy-settings.ts'
import { useRestart, useRestartOnChange } from '#src/account/use-restart.ts'
import { privacySettingsFlow } from './privacy-settings.flow.ts'
import { useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { StatusLine } from '#src/ui/status-line.tsx'
import { Toggle } from '#src/ui/toggle.tsx'
import { PrivacyHistory } from './privacy-history.tsx'

const inWords = ({ analytics, updated_at: at }: Settings) => `${analytics} ${at}`

/** Off by default. A change is optimistic: saved at once, and rolled back if saving fails. */
export const PrivacySettings = ({ settings }: { settings: Settings }) => {
  const { run, place, restart } = useRestart()
  return (
    <div ref={place} tabIndex={-1}>
      <RunningSettings key={run} settings={settings} restart={restart} />
    </div>
  )
}

const RunningSettings = ({ settings, restart }: { settings: Settings; restart: () => void }) => {
  const { t } = useLingui()
  const flow = useFlow(privacySettingsFlow, { input: { settings } })
  const { view, marker } = useFlowView(flow)
  const { saved, change, failure, isBusy } = useFlowState(flow, (state) => ({
    saved: state.context.settings,
    change: state.context.change,
    failure: state.context.failure,
    isBusy: state.hasTag('busy'),
  }))
  useRestartOnChange({ stored: inWords(settings), assumed: inWords(saved), isIdle: !isBusy }, restart)
  return (
    <Stack marker={marker}>
      <FailureNote failure={failure} />
      <div>
        <Toggle
          name="analytics"
          label={t`Medir o uso da conta`}
          hint={t`Ativado: se você também aceitou as estatísticas neste navegador, contamos quais páginas são abertas, sem o conteúdo. Desativado: nada é contado enquanto você estiver na sua conta.`}
          isOn={change.analytics ?? saved.analytics}
          busy={isBusy}
          onChange={(analytics) => flow.send({ type: 'setting.change', change: { analytics } })}
        />
        <PrivacyHistory changes={saved.history} />
      </div>
      <StatusLine>{view === 'saved' && <Trans>Escolha salva.</Trans>}</StatusLine>
      {saved.updated_at === null && (
        <p>
          <Trans>Você ainda não escolheu: está desativado.</Trans>
        </p>
      )}
    </Stack>
  )
}
