/** The theme chosen on this device; the page's starter applies it before the first paint. */
import { useSyncExternalStore } from 'react'
import { THEME_KEY } from '#src/clients/storage-keys.ts'
import { deviceStore } from '#src/clients/storage.ts'
import { showThemeColor } from '#src/lib/theme-color.ts'

export type Theme = 'light' | 'dark' | 'system'

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The theme that the starter applied before the first paint, or that was chosen since. */
const chosen = (): Theme => {
  const theme = document.documentElement.dataset['theme']
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

export const chooseTheme = (theme: Theme): void => {
  if (theme === 'system') {
    deviceStore.removeItem(THEME_KEY)
    delete document.documentElement.dataset['theme']
  } else {
    deviceStore.setItem(THEME_KEY, theme)
    document.documentElement.dataset['theme'] = theme
  }
  showThemeColor(theme)
  for (const listener of listeners) listener()
}

/** `system` before hydration, as the prerendered page has no access to the stored theme. */
export const useTheme = (): Theme => useSyncExternalStore<Theme>(subscribe, chosen, () => 'system')
