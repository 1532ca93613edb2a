/** Pure comparison of the draft with the stored settings. */
import type { TranscribeChanges, TranscribeConfiguration } from '#contracts/api/service-configurations.ts'

/** The settings of the answer. How long transcriptions are kept is saved apart, as it can delete some. */
export type Choices = Omit<TranscribeConfiguration, 'updated_at' | 'retention_days'>
export type Changes = Omit<TranscribeChanges, 'retention_days'>

export const differenceOf = (saved: Choices, draft: Choices): Changes =>
  Object.fromEntries(Object.entries(draft).filter(([name, value]) => saved[name as keyof Choices] !== value))
