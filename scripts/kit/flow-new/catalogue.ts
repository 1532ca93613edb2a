/** `machines/index.ts` with one more flow, where the alphabet puts it. */
import type { FlowNames } from './names.ts'

const IMPORT = /^import \{ \w+ \} from '\.\/(?<folder>[a-z-]+)\/[a-z-]+\.(?:model|props)\.ts'$/
const ROW = /^ {2}(?<flow>\w+): \{ model: /

/** Before the first line of that kind whose name comes later, else after the last one. */
const insert = (lines: readonly string[], kind: RegExp, name: string, added: readonly string[]): string[] => {
  const names = lines.map((line) => Object.values(kind.exec(line)?.groups ?? {})[0])
  const later = names.findIndex((other) => other !== undefined && other > name)
  const at = later === -1 ? names.findLastIndex((other) => other !== undefined) + 1 : later
  return lines.toSpliced(at, 0, ...added)
}

export const isListed = (catalogue: string, { flow }: FlowNames) =>
  catalogue.split('\n').some((line) => ROW.exec(line)?.groups?.flow === flow)

export const withFlow = (catalogue: string, names: FlowNames): string => {
  if (isListed(catalogue, names)) return catalogue
  const { folder, flow } = names
  const imports = [
    `import { ${flow}Model } from './${folder}/${folder}.model.ts'`,
    `import { ${flow}Properties } from './${folder}/${folder}.props.ts'`,
  ]
  const row = `  ${flow}: { model: ${flow}Model, properties: ${flow}Properties },`
  return insert(insert(catalogue.split('\n'), IMPORT, folder, imports), ROW, flow, [row]).join('\n')
}
