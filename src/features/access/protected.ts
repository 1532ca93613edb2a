/** The guard and the frame of protected pages, as one lazy chunk. */
export { AccountFrame } from '#src/account/frame/account-frame.tsx'
export { RouteGate } from './route-gate.tsx'
