/** The guard, the frame and the first queries of protected pages, as one lazy chunk. */
export { AccountFrame } from '#src/account/frame/account-frame.tsx'
export { RouteGuard } from './route-guard.tsx'
export { prefetchQueries } from './prefetch-queries.ts'
