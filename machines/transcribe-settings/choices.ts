/** What somebody chose against what is stored: pure, and the same wherever it is asked. */
import type { TranscribeChanges, TranscribeConfiguration } from '#contracts/api/service-configurations.ts'

export type Choices = Omit<TranscribeConfiguration, 'updated_at'>

/** Whether something that is kept now could be too old after the change. */
export const isSooner = (saved: Choices, { retention_days: days }: Choices): boolean =>
  days !== null && (saved.retention_days === null || days < saved.retention_days)

/** Only what differs is sent: a time to keep that came from elsewhere may be one that cannot be chosen here. */
export const differenceOf = (saved: Choices, draft: Choices): TranscribeChanges =>
  Object.fromEntries(Object.entries(draft).filter(([name, value]) => saved[name as keyof Choices] !== value))
