/** What the states of a flow are for is written for people who read flows, not for visitors: it stays out of the build. */
import type { Plugin } from 'vite'

const MACHINE = /\/machines\/.+\.machine\.ts$/
const DESCRIPTION = /\bdescription:\s*(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"),?/g

export const withoutDescriptions = (): Plugin => ({
  name: 'without-descriptions',
  apply: 'build',
  // Before types are taken out, while strings are quoted as they are written.
  enforce: 'pre',
  transform: (code, id) => (MACHINE.test(id) ? { code: code.replaceAll(DESCRIPTION, ''), map: null } : null),
})
