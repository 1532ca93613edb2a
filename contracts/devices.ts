/** Browsers and operating systems that a session list distinguishes, with names that need no translation. */
export const BROWSER_NAMES = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  samsung: 'Samsung Internet',
} as const

export const SYSTEM_NAMES = {
  android: 'Android',
  chromeos: 'ChromeOS',
  ipad: 'iPad',
  iphone: 'iPhone',
  linux: 'Linux',
  mac: 'Mac',
  windows: 'Windows',
} as const

export type Browser = keyof typeof BROWSER_NAMES
export type System = keyof typeof SYSTEM_NAMES
/** Null if the `User-Agent` does not say, or names an unknown one. */
export type Device = { browser: Browser | null; system: System | null }

export const BROWSERS = Object.keys(BROWSER_NAMES) as [Browser, ...Browser[]]
export const SYSTEMS = Object.keys(SYSTEM_NAMES) as [System, ...System[]]
