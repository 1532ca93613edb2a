import type { Choices } from '#machines/transcribe-settings/choices.ts'
import { transcribeSettingsMachine } from '#machines/transcribe-settings/transcribe-settings.machine.ts'
import { defineCountRemoved, defineSaveSettings } from './effects/save-transcribe-settings.ts'
import { transcribeApi } from '#src/clients/transcribe-api.ts'
import { readingOf } from '#src/account/reading/reading.flow.ts'

export const transcribeSettingsFlow = transcribeSettingsMachine.provide({
  actors: { countRemoved: defineCountRemoved(transcribeApi), saveSettings: defineSaveSettings(transcribeApi) },
})

/** What is stored when the page opens; when it was chosen is no choice. */
export const transcribeSettingsReading = readingOf(async (signal): Promise<Choices> => {
  const { updated_at: _at, ...choices } = await transcribeApi.readTranscribeSettings(signal)
  return choices
})
