import type { TranscribeChanges, TranscribeConfiguration } from '#contracts/api/service-configurations.ts'

/** How many days transcriptions are kept; null: until they are deleted. A stored value may not be one of the options. */
export type Days = TranscribeConfiguration['retention_days']
export type OfferedDays = NonNullable<TranscribeChanges['retention_days']> | null

/** Whether the retention gets shorter, so that stored transcriptions may be deleted. */
export const isSooner = (saved: Days, days: Days): boolean => days !== null && (saved === null || days < saved)
