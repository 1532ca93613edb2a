import { fromPromise } from 'xstate'
import { retentionResponseSchema, serviceConfigurationsResponseSchema } from '#contracts/api/service-configurations.ts'
import type { Days, OfferedDays } from '#machines/retention/days.ts'
import { retentionMachine } from '#machines/retention/retention.machine.ts'
import { commandOf } from '#src/effects/command.ts'
import { call } from '#src/clients/call.ts'
import { provide } from '#src/flow-runtime/provide.ts'

export const retentionFlow = provide(retentionMachine, {
  countRemoved: fromPromise<number, { days: number }>(
    async ({ input: query, signal }) => (await call('countOlder', retentionResponseSchema, { query, signal })).removes,
  ),
  saveRetention: commandOf(
    'changeServiceConfigurations',
    serviceConfigurationsResponseSchema,
    ({ days, removes }: { days: Days; removes: number | null }) => ({
      // The saved value was chosen in the form, which offers no others.
      body: { transcribe: { retention_days: days as OfferedDays }, ...(removes !== null && { removes }) },
    }),
  ),
})
