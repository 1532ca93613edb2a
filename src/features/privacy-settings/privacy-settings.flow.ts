import { fromPromise } from 'xstate'
import { type PrivacyChanges, privacyResponseSchema, type PrivacySettings } from '#contracts/api/privacy-settings.ts'
import { privacySettingsMachine } from '#machines/privacy-settings/privacy-settings.machine.ts'
import { call } from '#src/clients/call.ts'

export const privacySettingsFlow = privacySettingsMachine.provide({
  actors: {
    saveSettings: fromPromise<PrivacySettings, PrivacyChanges>(
      async ({ input: body, signal }) =>
        (await call('changePrivacySettings', privacyResponseSchema, { body, signal })).settings,
    ),
  },
})
