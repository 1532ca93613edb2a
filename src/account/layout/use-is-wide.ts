import { useSyncExternalStore } from 'react'

/** The width from which the rail is shown, as in `account-layout.module.css`. */
const WIDE = '(width >= 60rem)'

const subscribe = (listener: () => void) => {
  const media = matchMedia(WIDE)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the rail is shown: data that only it shows is not fetched on phones. False while prerendering. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  )
