/** What stands around every protected page, in one file. */
export { AccountFrame } from '#src/account/frame/account-frame.tsx'
export { RouteGate } from './route-gate.tsx'
