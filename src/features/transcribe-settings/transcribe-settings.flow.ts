import { serviceConfigurationsResponseSchema } from '#contracts/api/service-configurations.ts'
import type { Days } from '#machines/retention/days.ts'
import type { Changes, Choices } from '#machines/transcribe-settings/choices.ts'
import { transcribeSettingsMachine } from '#machines/transcribe-settings/transcribe-settings.machine.ts'
import { queryOf } from '#src/account/query/query.flow.ts'
import { commandOf } from '#src/effects/command.ts'
import { call } from '#src/clients/call.ts'
import { provide } from '#src/flow-runtime/provide.ts'

export const transcribeSettingsFlow = provide(transcribeSettingsMachine, {
  saveSettings: commandOf(
    'changeServiceConfigurations',
    serviceConfigurationsResponseSchema,
    ({ changes }: { changes: Changes }) => ({ body: { transcribe: changes } }),
  ),
})

type StoredSettings = { choices: Choices; days: Days }

/** The stored settings of both forms, without the time of their last change. */
export const transcribeSettingsQuery = queryOf(
  { name: 'transcribeSettings' },
  async (signal): Promise<StoredSettings> => {
    const { configurations } = await call('readServiceConfigurations', serviceConfigurationsResponseSchema, { signal })
    const { updated_at: _at, retention_days: days, ...choices } = configurations.transcribe
    return { choices, days }
  },
)
