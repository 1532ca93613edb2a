/** Removes state descriptions from the browser build: they document the flows. */
import type { Plugin } from 'vite'

const MACHINE = /\/machines\/.+\.machine\.ts$/
const DESCRIPTION = /\bdescription:\s*(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"),?/g

export const withoutDescriptions = (): Plugin => ({
  name: 'without-descriptions',
  apply: 'build',
  // Before types are stripped, while strings still have the quotes of the source.
  enforce: 'pre',
  transform: (code, id) => (MACHINE.test(id) ? { code: code.replaceAll(DESCRIPTION, ''), map: null } : null),
})
