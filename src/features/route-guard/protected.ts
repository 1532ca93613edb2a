/** The guard, the frame and the first reads of protected pages, as one lazy chunk. */
export { AccountFrame } from '#src/account/frame/account-frame.tsx'
export { RouteGuard } from './route-guard.tsx'
export { startReadings } from './start-readings.ts'
