import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { PrivacySettings as Settings } from '#contracts/api/privacy-settings.ts'
import { viewOf } from '#machines/kit/view.ts'
import { privacySettingsFlow } from './privacy-settings.flow.ts'
import { markerOf } from '#src/flow-runtime/marker.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { StatusLine } from '#src/ui/status-line.tsx'
import { Toggle } from '#src/ui/toggle.tsx'
import { PrivacyHistory } from './privacy-history.tsx'

/** Off by default. A change is optimistic: saved at once, and rolled back if saving fails. */
export const PrivacySettings = ({ settings }: { settings: Settings }) => {
  const { t } = useLingui()
  const flow = useFlow(privacySettingsFlow, { input: { settings } })
  const state = useSelector(flow, (snapshot) => snapshot)
  const { settings: saved, change, failure } = state.context
  return (
    <Stack marker={markerOf(state)}>
      <FailureNote failure={failure} />
      <div>
        <Toggle
          name="analytics"
          label={t`Contar o uso da conta`}
          hint={t`Ativado: se você também aceitou as estatísticas neste navegador, contamos quais páginas são abertas, sem o conteúdo. Desativado: nada é contado enquanto você estiver na sua conta.`}
          isOn={change.analytics ?? saved.analytics}
          busy={state.hasTag('busy')}
          onChange={(analytics) => flow.send({ type: 'setting.change', change: { analytics } })}
        />
        <PrivacyHistory changes={saved.history} />
      </div>
      <StatusLine>{viewOf(state) === 'saved' && <Trans>Escolha salva.</Trans>}</StatusLine>
      {saved.updated_at === null && (
        <p>
          <Trans>Você ainda não escolheu: está desativado.</Trans>
        </p>
      )}
    </Stack>
  )
}
