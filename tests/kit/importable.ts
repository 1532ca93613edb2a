/**
 * Whether a machine file can be parsed by static tools: a single `createMachine` with a literal config, in which
 * effects, actions, guards and delays are names.
 */
import { argumentsOf, innerOf, keyOf, type Node, parse, membersOf } from './syntax.ts'

/** Under these keys, functions and calls are read as code by every tool. */
const CODE_KEYS = new Set(['params', 'input', 'output', 'context'])

export const importViolations = (source: string): string[] => {
  const lineOf = ({ start }: Node) => `line ${source.slice(0, start).split('\n').length}`

  const violations = (node: Node, path: string): string[] => {
    switch (node.type) {
      case 'Literal':
        return []
      case 'ArrayExpression':
        // Tools draw only one of several targets, or none.
        if (path.endsWith('.target')) return [`${lineOf(node)}: several targets at ${path}`]
        return membersOf(node).flatMap((element) => violations(element, path))
      case 'ObjectExpression':
        return membersOf(node).flatMap((property) => {
          if (property.type === 'SpreadElement') return [`${lineOf(property)}: spread in ${path}`]
          if (property.computed === true) return [`${lineOf(property)}: computed key in ${path}`]
          const key = keyOf(property)
          return CODE_KEYS.has(key) ? [] : violations(innerOf(property, 'value'), `${path}.${key}`)
        })
      default:
        return [`${lineOf(node)}: ${node.type} at ${path}`]
    }
  }

  const configs = argumentsOf(parse(source), 'createMachine')
  const [config] = configs
  if (configs.length !== 1 || config === undefined) return [`${configs.length} calls of createMachine with a config`]
  return config.type === 'ObjectExpression' ? violations(config, 'machine') : ['the config is not an object literal']
}
