/** The guard, the frame and the first reads of protected pages, as one lazy chunk. */
export { AccountFrame } from '#src/account/frame/account-frame.tsx'
export { RouteGate } from './route-gate.tsx'
export { startReadings } from './start-readings.ts'
