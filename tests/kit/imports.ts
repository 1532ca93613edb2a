/** Static imports of a source file, for the tests of which folder may import which. */
import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/** Static imports of a file. Dynamic ones, by `import()`, are not included. */
export const importsOf = (file: string): string[] => {
  const { module } = parseSync(file, readFileSync(file, 'utf8'))
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.map(({ moduleRequest }) => moduleRequest?.value),
  )
  const taken = module.staticImports.map(({ moduleRequest }) => moduleRequest.value)
  return [...taken, ...passedOn].filter((name) => name !== undefined)
}
