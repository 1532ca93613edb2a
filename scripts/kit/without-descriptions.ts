/** Removes state descriptions from the build: they are for readers of the flows, not for visitors. */
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
