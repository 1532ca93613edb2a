import { privacySettingsMachine } from '#machines/privacy-settings/privacy-settings.machine.ts'
import { defineSaveSettings } from './effects/save-settings.ts'
import { ownDataApi } from '#src/clients/own-data-api.ts'

export const privacySettingsFlow = privacySettingsMachine.provide({
  actors: { saveSettings: defineSaveSettings(ownDataApi) },
})
