import { consequencesOf } from '../kit/consequences.ts'
import { isSame } from '../kit/predicates.ts'
import type { Property } from '../kit/properties.ts'
import type { privacySettingsMachine } from './privacy-settings.machine.ts'
import { privacySettingsModel } from './privacy-settings.model.ts'

const { ends, onlyAfter, isIdleIn } = consequencesOf<typeof privacySettingsMachine>()

const { on: turnedOn, reverted } = privacySettingsModel.outcomes.saveSettings

export const privacySettingsProperties: readonly Property<typeof privacySettingsMachine>[] = [
  {
    name: 'The privacy settings start with the stored choices and no message',
    cites: ['DATA-01'],
    kind: 'start',
    input: 'nothingChosen',
    expect: (state) => {
      const { settings, change, failure } = state.context
      return isIdleIn('settings')(state) && isSame([settings.analytics, change, failure], [false, {}, null])
    },
  },
  {
    name: 'Each switch saves alone: exactly what was changed is sent, and shown at once; nothing else is saved',
    cites: ['DATA-02'],
    ...onlyAfter(isIdleIn('settings', 'saved', 'saveFailed'), {
      'setting.change:on': {
        shows: 'settings',
        context: { change: { analytics: true } },
        calls: { saveSettings: { analytics: true } },
      },
      'setting.change:off': {
        shows: 'settings',
        context: { change: { analytics: false } },
        calls: { saveSettings: { analytics: false } },
      },
    }),
  },
  {
    name: "The service's answer replaces the choice; a choice that could not be saved is rolled back, with the reason",
    cites: ['DATA-03', 'FAIL-04', 'FAIL-05', 'TEXT-20', 'TEXT-22'],
    ...ends('saveSettings', {
      on: { shows: 'saved', context: { settings: turnedOn.ok, change: {} } },
      reverted: { shows: 'saved', context: { settings: reverted.ok, change: {} } },
      refused: { shows: 'saveFailed', failure: 'privacy.unauthenticated', context: { change: {} } },
      unreachable: { shows: 'saveFailed', failure: 'network.unreachable', context: { change: {} } },
      withMessage: { shows: 'saveFailed', failure: 'privacy.saveFailed', context: { change: {} } },
      crashed: { shows: 'saveFailed', failure: 'privacy.saveFailed', context: { change: {} } },
    }),
  },
  {
    name: 'A failure is shown until the next choice',
    cites: ['FAIL-07'],
    kind: 'always',
    expect: (state) => (state.context.failure !== null) === isIdleIn('saveFailed')(state),
  },
]
