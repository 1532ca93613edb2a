import { optionsFor } from './options.mjs'

export default optionsFor({
  name: 'machines',
  mutate: ['machines/**/*.machine.ts', 'machines/session/account-of.ts', 'machines/kit/{field-issues,to-failure}.ts'],
  tests: ['tests/model/{properties,structure,guards,effects,composition,tabs}.test.ts'],
})
