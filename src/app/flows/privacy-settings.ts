import { privacySettingsMachine } from '#machines/privacy-settings/privacy-settings.machine.ts'
import { defineSaveSettings } from '../../actors/save-settings.ts'
import { ownDataApi } from '../../clients/own-data-api.ts'

export const privacySettingsFlow = privacySettingsMachine.provide({
  actors: { saveSettings: defineSaveSettings(ownDataApi) },
})
