/** Values that only the device has, available after hydration. */
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** `before` is the prerendered value. `read` has to return a stable value, as snapshots are compared. */
export const useOnDevice = <T extends string | number | boolean | null>(read: () => T, before: T): T =>
  useSyncExternalStore(never, read, () => before)
