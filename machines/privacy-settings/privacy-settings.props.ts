import { isSame, starts, startsWith } from '../kit/happenings.ts'
import type { Predicate, Property } from '../kit/properties.ts'
import type { privacySettingsMachine } from './privacy-settings.machine.ts'
import { privacySettingsModel } from './privacy-settings.model.ts'

type Is = Predicate<typeof privacySettingsMachine>

const isSaving: Is = (state) => state.matches('saving')
const isUnsaved: Is = (state) => state.matches('unsaved')
const isSaved: Is = (state) => state.matches('saved')
const isToldOf = (code: string) => (state: Parameters<Is>[0]) =>
  isUnsaved(state) && state.context.failure?.code === code

const CHANGES: Readonly<Record<string, object>> = {
  'setting.change:on': { analytics: true },
  'setting.change:off': { analytics: false },
}

const { on: turnedOn, takenBack } = privacySettingsModel.outcomes.saveSettings
const ANSWERS: Readonly<Record<string, object>> = {
  'saveSettings:on': turnedOn.ok,
  'saveSettings:takenBack': takenBack.ok,
}

export const privacySettingsProperties: readonly Property<typeof privacySettingsMachine>[] = [
  {
    name: 'The choices are shown as the service has them, and nothing is said',
    cites: ['DATA-01'],
    kind: 'start',
    input: 'nothingChosen',
    expect: ({ context, ...state }) =>
      state.value === 'resting' &&
      !context.settings.analytics &&
      isSame(context.change, {}) &&
      context.failure === null,
  },
  {
    name: 'Each switch saves alone: exactly what was changed is sent, and shown at once',
    cites: ['DATA-02'],
    kind: 'after',
    on: 'setting.change',
    from: (state) => !isSaving(state),
    expect: (it) =>
      isSaving(it.after) &&
      startsWith(it, 'saveSettings', CHANGES[it.on]) &&
      isSame(it.after.context.change, CHANGES[it.on]),
  },
  {
    name: 'Nothing is saved that nobody changed',
    cites: ['DATA-02'],
    kind: 'everyStep',
    when: (it) => starts(it, 'saveSettings'),
    expect: ({ on }) => on in CHANGES,
  },
  {
    name: 'What counts is what the service answers: each setting is shown as it says',
    cites: ['DATA-03'],
    kind: 'after',
    on: Object.keys(ANSWERS),
    from: isSaving,
    expect: ({ on, after }) => isSaved(after) && isSame(after.context.settings, ANSWERS[on]),
  },
  {
    name: 'A choice that could not be saved falls back, and the others stay as they were',
    cites: ['DATA-03'],
    kind: 'after',
    on: ['saveSettings:unreachable', 'saveSettings:inOwnWords', 'saveSettings:crashed', 'saveSettings:refused'],
    from: isSaving,
    expect: ({ before, after }) =>
      isUnsaved(after) && isSame(after.context.settings, before.context.settings) && isSame(after.context.change, {}),
  },
  {
    name: 'A change is on its way only while it is being saved',
    cites: ['FAIL-03'],
    kind: 'always',
    expect: (state) => isSaving(state) === !isSame(state.context.change, {}),
  },
  {
    name: 'The service being out of reach is told as that',
    cites: ['FAIL-04'],
    kind: 'after',
    on: 'saveSettings:unreachable',
    from: isSaving,
    expect: ({ after }) => isToldOf('network.unreachable')(after),
  },
  {
    name: "Whatever else goes wrong is told as 'Falha ao salvar configurações'",
    cites: ['TEXT-22', 'FAIL-05'],
    kind: 'after',
    on: 'saveSettings:crashed',
    from: isSaving,
    expect: ({ after }) => isToldOf('privacy.saveFailed')(after),
  },
  {
    name: "A refused token is told as 'Não autenticado'",
    cites: ['TEXT-20'],
    kind: 'after',
    on: 'saveSettings:refused',
    from: isSaving,
    expect: ({ after }) => isToldOf('privacy.unauthenticated')(after),
  },
  {
    name: 'A failure is told until the next choice, and no longer',
    cites: ['FAIL-07'],
    kind: 'always',
    expect: (state) => (state.context.failure !== null) === isUnsaved(state),
  },
]
