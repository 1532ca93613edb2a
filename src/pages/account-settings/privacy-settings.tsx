import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { PrivacySettings as Settings, PrivacySwitch } from '#contracts/api/privacy-settings.ts'
import { viewOf } from '#machines/kit/view.ts'
import { privacySettingsFlow } from '#src/flows/privacy-settings.ts'
import { markerOf } from '#src/flow/marker.ts'
import { useFlow } from '#src/flow/use-flow.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { StatusLine } from '#src/ui/status-line.tsx'
import { Toggle } from '#src/ui/toggle.tsx'
import { PrivacyHistory } from './privacy-history.tsx'

type Choice = { name: PrivacySwitch; label: MessageDescriptor; hint: MessageDescriptor }

const CHOICES: readonly Choice[] = [
  {
    name: 'analytics',
    label: msg`Contar o uso da conta`,
    hint: msg`Ligado: se você também aceitou estatísticas neste navegador, contamos quais páginas são abertas, sem o conteúdo. Desligado: nada é contado enquanto você estiver na sua conta.`,
  },
]

/** Choices that are off until somebody makes them. One is saved at a time, and falls back where it cannot be. */
export const PrivacySettings = ({ settings }: { settings: Settings }) => {
  const { i18n } = useLingui()
  const flow = useFlow(privacySettingsFlow, { input: { settings } })
  const state = useSelector(flow, (snapshot) => snapshot)
  const { settings: saved, change, failure } = state.context
  const shown = { ...saved, ...change }
  return (
    <Stack marker={markerOf(state)}>
      <FailureNote failure={failure} />
      {CHOICES.map(({ name, label, hint }) => (
        <div key={name}>
          <Toggle
            name={name}
            label={i18n._(label)}
            hint={i18n._(hint)}
            isOn={shown[name]}
            busy={state.hasTag('busy')}
            onChange={(isOn) => flow.send({ type: 'setting.change', change: { [name]: isOn } })}
          />
          <PrivacyHistory changes={saved.history.filter(({ setting }) => setting === name)} />
        </div>
      ))}
      <StatusLine>{viewOf(state) === 'saved' && <Trans>Escolha salva.</Trans>}</StatusLine>
      {saved.updated_at === null && (
        <p>
          <Trans>Você ainda não escolheu nada: está desligado.</Trans>
        </p>
      )}
    </Stack>
  )
}
