import { fromPromise } from 'xstate'
import {
  retentionResponseSchema,
  serviceConfigurationsResponseSchema,
  type TranscribeChanges,
} from '#contracts/api/service-configurations.ts'
import type { Choices } from '#machines/transcribe-settings/choices.ts'
import { transcribeSettingsMachine } from '#machines/transcribe-settings/transcribe-settings.machine.ts'
import { queryOf } from '#src/account/reading/reading.flow.ts'
import { commandOf } from '#src/actors/command.ts'
import { call } from '#src/clients/call.ts'
import { provide } from '#src/flow-runtime/provide.ts'

export const transcribeSettingsFlow = provide(transcribeSettingsMachine, {
  /** How many transcriptions a retention of that many days would delete. */
  countRemoved: fromPromise<number, { days: number }>(
    async ({ input: query, signal }) => (await call('countOlder', retentionResponseSchema, { query, signal })).removes,
  ),
  saveSettings: commandOf(
    'changeServiceConfigurations',
    serviceConfigurationsResponseSchema,
    ({ changes, removes }: { changes: TranscribeChanges; removes: number | null }) => ({
      body: { transcribe: changes, ...(removes !== null && { removes }) },
    }),
  ),
})

/** The stored settings, without the time of their last change. */
export const transcribeSettingsReading = queryOf({ name: 'transcribeSettings' }, async (signal): Promise<Choices> => {
  const { configurations } = await call('readServiceConfigurations', serviceConfigurationsResponseSchema, { signal })
  const { updated_at: _at, ...choices } = configurations.transcribe
  return choices
})
