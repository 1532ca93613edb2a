/** Announced and planned products, as of `ROADMAP_DATE` (SITE-06). A planned date that has passed is shown as past. */
export const ROADMAP_DATE = '2025-01-15'

/** Day of the last review of the roadmap. */
const ROADMAP_REVIEWED = '2026-11-23'

export type ProductStatus = 'available' | 'comingSoon' | 'inDevelopment'

/** A quarter of a year, or a whole one. */
export type PlannedTime = { year: number; quarter: 1 | 2 | 3 | 4 | null }

/** Whether the whole period was over at the last review. */
export const hasPassed = ({ year, quarter }: PlannedTime): boolean =>
  Date.UTC(year, (quarter ?? 4) * 3) <= Date.parse(ROADMAP_REVIEWED)

export const PRODUCTS = {
  transcribe: { name: 'Transcribe', status: 'available' },
  smartScheduler: { name: 'Smart Scheduler', status: 'comingSoon', planned: { year: 2025, quarter: 3 } },
  lifeReminder: { name: 'Life Reminder', status: 'inDevelopment', planned: { year: 2025, quarter: 4 } },
} as const satisfies Record<string, { name: string; status: ProductStatus; planned?: PlannedTime }>

/** Plans of the company beyond single products. */
export const EXPANSIONS = {
  languages: { year: 2025, quarter: null },
  ecosystem: { year: 2026, quarter: null },
  democratisedAi: { year: 2027, quarter: null },
} as const satisfies Record<string, PlannedTime>

/** Minimum number of languages after the expansion. */
export const PLANNED_LANGUAGES = 50
