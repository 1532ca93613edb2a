/** The guard, the account layout and the first queries of protected pages, as one lazy chunk. */
export { AccountLayout } from '#src/account/layout/account-layout.tsx'
export { RouteGuard } from './route-guard.tsx'
export { prefetchQueries } from './prefetch-queries.ts'
