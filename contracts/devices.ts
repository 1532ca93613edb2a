/** Browsers and systems that a session can be told apart by, and what they are called in every language. */
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
/** Null for what the browser did not say, or said in a way we do not know. */
export type Device = { browser: Browser | null; system: System | null }

export const BROWSERS = Object.keys(BROWSER_NAMES) as [Browser, ...Browser[]]
export const SYSTEMS = Object.keys(SYSTEM_NAMES) as [System, ...System[]]
