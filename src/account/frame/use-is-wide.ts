import { useSyncExternalStore } from 'react'

/** From this width on the rail is shown: see `account-frame.module.css`. */
const WIDE = '(width >= 60rem)'

const subscribe = (listener: () => void) => {
  const media = matchMedia(WIDE)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether there is a rail: what only it shows is not fetched for phones. False while prerendering. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  )
