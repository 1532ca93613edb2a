import { readingPreferencesModel } from '#machines/reading-preferences/reading-preferences.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { readingPreferencesGestures } from './reading-preferences.gestures.ts'
import { readingPreferencesAssertions } from './reading-preferences.assertions.ts'
import { readingPreferencesNetwork } from './reading-preferences.network.ts'

export const readingPreferences = flowTests({
  names: { pt: 'Modo leitura', en: 'Reading mode', es: 'Modo lectura', fr: 'Mode lecture' },
  page: 'home',
  model: readingPreferencesModel,
  gestures: readingPreferencesGestures,
  assertions: readingPreferencesAssertions,
  around: {
    'readingPreferences.open': 'the footer opens the choices',
  },
  networks: [readingPreferencesNetwork],
  noBackend: 'the choices are kept on the device',
})
