/** A machine file as a syntax tree: TypeScript is parsed, not run. Positions are indexes of the source text. */
import { parseSync } from 'vite'

export type Node = { type: string; start: number; end: number } & Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

export const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

export const everyNode = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(everyNode)]

export const parse = (source: string): Node => {
  const { program, errors } = parseSync('machine.ts', source)
  const [error] = errors
  if (error) throw new Error(`it cannot be parsed: ${error.message}`)
  return program as unknown as Node
}

/** The name of a key, quoted or not; empty for a computed one. */
export const keyOf = ({ key, computed }: Node): string =>
  isNode(key) && computed !== true ? String(key.name ?? key.value) : ''

/** Properties and spreads of an object, elements of a list; empty for other nodes. */
export const membersOf = (node: Node | undefined): Node[] => {
  if (node === undefined) return []
  return [node.properties ?? node.elements ?? []].flat().filter(isNode)
}

export const propertyOf = (node: Node | undefined, name: string): Node | undefined =>
  membersOf(node).find((part) => keyOf(part) === name)

export const innerOf = (node: Node, part: string): Node => {
  const inner = node[part]
  if (!isNode(inner)) throw new Error(`${node.type} has no ${part}`)
  return inner
}

export const valueOf = (node: Node | undefined, name: string): Node | undefined => {
  const property = propertyOf(node, name)
  return property && innerOf(property, 'value')
}

/** A single node or the elements of a list, as XState accepts both. */
export const listOf = (node: Node | undefined): Node[] => {
  if (node === undefined) return []
  return node.type === 'ArrayExpression' ? membersOf(node) : [node]
}

export const stringOf = (node: Node | undefined): string | undefined =>
  typeof node?.value === 'string' ? node.value : undefined

/** The first argument of each call of that name, however it is qualified. */
export const argumentsOf = (program: Node, name: string): (Node | undefined)[] =>
  everyNode(program)
    .filter(({ type, callee }) => {
      if (type !== 'CallExpression' || !isNode(callee)) return false
      const calleeName = isNode(callee.property) ? callee.property : callee
      return calleeName.name === name
    })
    .map((call) => [call.arguments].flat().find(isNode))
