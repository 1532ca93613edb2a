/**
 * Lets a stylesheet that failed to load be requested again, as a chunk is. Vite's loader keeps the URL in its map of
 * requests and the link in the document, and takes either as loaded: the page would be shown without its styles.
 */
import type { Plugin } from 'vite'

const LOADER = '\0vite/preload-helper.js'
const REPLACED = [
  [/seen\[href\] = void 0;(\s*throw err)/, 'delete seen[href];$1'],
  [/if \(e\.type === "error"\) rej\(/, 'if (e.type === "error") link.remove(), rej('],
] as const

export const retriedStyles = (): Plugin => ({
  name: 'retried-styles',
  apply: 'build',
  transform: (code, id) => {
    if (id !== LOADER) return null
    const patched = REPLACED.reduce((text, [found, put]) => {
      if (!found.test(text)) throw new Error(`Vite's loader of chunks has changed: no ${String(found)} in it.`)
      return text.replace(found, put)
    }, code)
    return { code: patched, map: null }
  },
})
