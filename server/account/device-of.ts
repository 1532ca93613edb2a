/** Which browser on which system a `User-Agent` header names. Versions are left out: an update is no new device. */
import type { Browser, Device, System } from '#contracts/devices.ts'

/** In this order: almost every browser also claims to be the ones below it. */
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
