import type { Plugin } from 'vite'
import { isShared } from './chunk-groups.ts'

const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * V8 compiles all functions of a file that begins with this line while it loads, beside the main thread; otherwise each when
 * it is first called, on the main thread, while a visitor waits for hydration or the next page (ADR 025). Other browsers
 * ignore it.
 */
export const compileHints = (): Plugin => ({
  name: 'compile-hints',
  apply: 'build',
  // Vite itself prepends the list of what a file imports, and the hint must come first.
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      if (this.environment.name !== 'client') return
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && isShared(file)) file.code = HINT + file.code
      }
    },
  },
})
