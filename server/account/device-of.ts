/** Parses browser and operating system from a `User-Agent` header. Versions are ignored: an update is no new device. */
import type { Browser, Device, System } from '#contracts/devices.ts'

/** Order matters: almost every browser also claims to be those below it. */
const BROWSER_SIGNS: readonly [RegExp, Browser][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'edge'],
  [/\b(?:OPR|OPT|OPX)\//, 'opera'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\b(?:Firefox|FxiOS)\//, 'firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'chrome'],
  [/\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//, 'safari'],
]

const SYSTEM_SIGNS: readonly [RegExp, System][] = [
  [/\biP(?:hone|od)\b/, 'iphone'],
  [/\biPad\b/, 'ipad'],
  [/\bAndroid\b/, 'android'],
  [/\bWindows\b/, 'windows'],
  [/\bCrOS\b/, 'chromeos'],
  [/\bMacintosh\b/, 'mac'],
  [/\bLinux\b/, 'linux'],
]

const firstOf = <Name>(signs: readonly [RegExp, Name][], userAgent: string): Name | null =>
  signs.find(([sign]) => sign.test(userAgent))?.[1] ?? null

export const deviceOf = (userAgent: string | null | undefined): Device => ({
  browser: firstOf(BROWSER_SIGNS, userAgent ?? ''),
  system: firstOf(SYSTEM_SIGNS, userAgent ?? ''),
})
