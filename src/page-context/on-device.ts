/** What only the device of the visitor knows, once the page is alive there. */
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** `before` is what the prerendered page says. `read` gives the same value again: it is compared. */
export const useOnDevice = <T extends string | number | boolean | null>(read: () => T, before: T): T =>
  useSyncExternalStore(never, read, () => before)
