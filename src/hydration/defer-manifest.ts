/** Delays the web app manifest until after the first paint: Chromium fetches it on `load`, which can be earlier. */
import { afterPaint } from './paint.ts'

export const deferManifest = (): void => {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
  if (link === null) return
  link.rel = 'prosa-manifest'
  afterPaint(() => {
    link.rel = 'manifest'
  })
}
