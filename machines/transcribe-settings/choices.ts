/** Pure comparisons of the draft with the stored settings. */
import type { TranscribeChanges, TranscribeConfiguration } from '#contracts/api/service-configurations.ts'

export type Choices = Omit<TranscribeConfiguration, 'updated_at'>

/** Whether the retention gets shorter, so that stored transcriptions may be deleted. */
export const isSooner = (saved: Choices, { retention_days: days }: Choices): boolean =>
  days !== null && (saved.retention_days === null || days < saved.retention_days)

/** Only differences are sent, as a stored retention may not be one of the options. */
export const differenceOf = (saved: Choices, draft: Choices): TranscribeChanges =>
  Object.fromEntries(Object.entries(draft).filter(([name, value]) => saved[name as keyof Choices] !== value))
