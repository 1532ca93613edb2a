/** Chromium fetches the manifest as soon as a page has loaded, which can be before its first paint: not this one's. */
import { afterPaint } from './paint.ts'

export const holdManifest = (): void => {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
  if (link === null) return
  link.rel = 'prosa-manifest'
  afterPaint(() => {
    link.rel = 'manifest'
  })
}
