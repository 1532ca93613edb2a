import { fromPromise } from 'xstate'
import { type PrivacyChanges, privacyResponseSchema, type PrivacySettings } from '#contracts/api/privacy-settings.ts'
import { privacySettingsMachine } from '#machines/privacy-settings/privacy-settings.machine.ts'
import { call } from '#src/clients/call.ts'
import { provide } from '#src/flow-runtime/provide.ts'

export const privacySettingsFlow = provide(privacySettingsMachine, {
  saveSettings: fromPromise<PrivacySettings, PrivacyChanges>(
    async ({ input: body, signal }) =>
      (await call('changePrivacySettings', privacyResponseSchema, { body, signal })).settings,
  ),
})
