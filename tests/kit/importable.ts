/**
 * Whether a machine file can be read by tools that parse it instead of running it: one `createMachine`, its config a
 * literal of literals, code only where code belongs.
 */
import { parseSync } from 'vite'

type Node = { type: string; start: number } & Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

const everyNode = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(everyNode)]

/** Under these keys, functions and calls are read as code by every tool. */
const CODE_KEYS = new Set(['params', 'input', 'output', 'context', 'guard'])

const nameOf = (key: unknown) => (isNode(key) ? String(key.name ?? key.value) : '')

const isCreateMachine = ({ type, callee }: Node) =>
  type === 'CallExpression' && isNode(callee) && nameOf(callee.property ?? callee) === 'createMachine'

export const importComplaints = (source: string): string[] => {
  const lineOf = ({ start }: Node) => `line ${source.slice(0, start).split('\n').length}`

  const complaints = (node: Node, path: string): string[] => {
    switch (node.type) {
      case 'Literal':
        return []
      case 'ArrayExpression':
        return childrenOf(node).flatMap((element) => complaints(element, path))
      case 'ObjectExpression':
        return childrenOf(node).flatMap((property) => {
          if (property.type === 'SpreadElement') return [`${lineOf(property)}: spread in ${path}`]
          if (property.computed === true) return [`${lineOf(property)}: computed key in ${path}`]
          const key = nameOf(property.key)
          return CODE_KEYS.has(key) || !isNode(property.value) ? [] : complaints(property.value, `${path}.${key}`)
        })
      default:
        return [`${lineOf(node)}: ${node.type} at ${path}`]
    }
  }

  const program: unknown = parseSync('machine.ts', source).program
  const calls = isNode(program) ? everyNode(program).filter(isCreateMachine) : []
  const [config] = calls.flatMap(({ arguments: given }) => (Array.isArray(given) ? given.filter(isNode) : []))
  if (calls.length !== 1 || config === undefined) return [`${calls.length} calls of createMachine with a config`]
  return config.type === 'ObjectExpression' ? complaints(config, 'machine') : ['the config is not an object literal']
}
