import { optionsFor } from './options.mjs'

// One machine at a time (see each-machine.mjs): a machine is one literal, made when its file is loaded, so that every test has
// to run again for each of its mutants. Those of the others would say nothing.
const folder = process.env['STRYKER_MACHINE'] ?? ''
process.env['ONLY_FLOW'] = folder.replaceAll(/-([a-z])/g, (_, letter) => letter.toUpperCase())

export default optionsFor({
  name: `machine-${folder}`,
  mutate: [`machines/${folder}/*.ts`, '!machines/**/*.{model,props}.ts'],
  tests: ['tests/model/{properties,structure,guards,effects}.test.ts'],
})
