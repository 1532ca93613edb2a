/** Data in the head of a prerendered account page for its second starter. */

/** The first reads of a page, as paths with queries. `ofService` is relative to the URL of auth and tables. */
export type PrefetchPaths = { ofService: readonly string[]; ofSite: readonly string[] }

/** Stands for the id of the user in a path. */
export const ANY_USER = '00000000-0000-0000-0000-000000000000'

export const PREFETCH_ID = 'prefetch'
