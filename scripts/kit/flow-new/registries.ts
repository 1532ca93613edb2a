/** Generates the lists of flows from their folders, so that no list is edited by hand. */
import { existsSync, globSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { ROOT } from '../paths.mjs'
import { namesOf } from './names.ts'

const WRITTEN = 'Written by `npm run flows` from the folders beside it.'

/** Folders under `parent` that contain `index.ts`, or the file of that name. */
const foldersWith = (parent: string, file: (folder: string) => string): string[] =>
  globSync(`${parent}/*/`, { cwd: ROOT })
    .map((path) => basename(path))
    .filter((folder) => existsSync(`${ROOT}${parent}/${folder}/${file(folder)}`))
    .toSorted()

const machines = () => {
  const flows = foldersWith('machines', (folder) => `${folder}.machine.ts`).map(namesOf)
  const imports = flows.flatMap(({ folder, flow }) => [
    `import { ${flow}Model } from './${folder}/${folder}.model.ts'`,
    `import { ${flow}Properties } from './${folder}/${folder}.props.ts'`,
  ])
  return `/** Every flow, for tests and charts: the browser loads single machines, never this file. ${WRITTEN} */
${imports.join('\n')}
import type { FlowModel } from './kit/model.ts'
import type { Property } from './kit/properties.ts'

export type Flow = { model: FlowModel; properties: readonly Property[] }

export const flows: Readonly<Record<string, Flow>> = {
${flows.map(({ flow }) => `  ${flow}: { model: ${flow}Model, properties: ${flow}Properties },`).join('\n')}
}
`
}

const flowsWithViews = () => {
  const flows = foldersWith('tests/flows', () => 'index.ts').map(namesOf)
  return `/** Every flow with a view. ${WRITTEN} */
${flows.map(({ folder, flow }) => `import { ${flow} } from './${folder}/index.ts'`).join('\n')}
import type { FlowTests } from './kit/flow-tests.ts'

export const flowsWithViews: Readonly<Record<string, FlowTests>> = {
${flows.map(({ flow }) => `  ${flow},`).join('\n')}
}
`
}

const backends = () => {
  const flows = foldersWith('tests/flows', (folder) => `${folder}.backend.ts`).map(namesOf)
  return `/** How the real services are brought to each outcome of a flow. ${WRITTEN} */
${flows.map(({ folder, flow }) => `import { ${flow}Backend } from './${folder}/${folder}.backend.ts'`).join('\n')}

export const backends: Readonly<Record<string, object>> = {
${flows.map(({ flow }) => `  ${flow}: ${flow}Backend,`).join('\n')}
}
`
}

/** Contents by path in the project. */
export const registries = (): Readonly<Record<string, string>> => ({
  'machines/index.ts': machines(),
  'tests/flows/index.ts': flowsWithViews(),
  'tests/flows/backends.ts': backends(),
})

export const writeRegistries = () => {
  for (const [path, text] of Object.entries(registries())) writeFileSync(ROOT + path, text)
}
