import { fromPromise } from 'xstate'
import type { PrivacyChanges, PrivacySettings } from '#contracts/api/privacy-settings.ts'
import type { OwnDataApi } from '#src/clients/own-data-api.ts'

export const defineSaveSettings = ({ savePrivacySettings }: Pick<OwnDataApi, 'savePrivacySettings'>) =>
  fromPromise<PrivacySettings, PrivacyChanges>(({ input, signal }) => savePrivacySettings(input, signal))
