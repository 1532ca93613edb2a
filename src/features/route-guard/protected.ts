/** The guard, the frame and the first queries of protected pages, as one lazy chunk. */
export { AccountLayout } from '#src/account/frame/account-layout.tsx'
export { RouteGuard } from './route-guard.tsx'
export { prefetchQueries } from './prefetch-queries.ts'
