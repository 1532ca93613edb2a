/** Mutations of values in a machine file: literals, delays, and omitted assignments. */
import { type Edit, removed, replaced, wrapped } from './edits.ts'
import { configOf, statesOf, transitionsIn } from './machine-syntax.ts'
import { argumentsOf, childrenOf, everyNode, innerOf, keyOf, type Node, membersOf, valueOf } from './syntax.ts'

type Break = readonly [what: string, edit: Edit]

const MUTATED = "'mutated'"

const otherValue = ({ value }: Node): string => {
  if (typeof value === 'number') return String(value + 1)
  return typeof value === 'boolean' ? String(!value) : MUTATED
}

/** Literals in expressions, without types, keys and error messages. */
const literalsIn = (node: Node): Node[] => {
  if (node.type === 'Literal') return [node]
  if (node.type === 'ObjectExpression' && membersOf(node).length === 0) return [node]
  if (node.type === 'Property') return literalsIn(innerOf(node, 'value'))
  if (node.type.startsWith('TS')) return node.expression === undefined ? [] : literalsIn(innerOf(node, 'expression'))
  return childrenOf(node).flatMap(literalsIn)
}

const brokenLiterals = (source: string, where: string, node: Node): Break[] =>
  literalsIn(node).map((literal, index): Break => {
    const other = literal.type === 'Literal' ? otherValue(literal) : `{ mutated: ${MUTATED} }`
    return [`${where}: ${source.slice(literal.start, literal.end)} #${index} as ${other}`, replaced(literal, other)]
  })

/** Mutations of an assignment that omit one value. */
const brokenAssignments = (where: string, action: Node): Break[] =>
  argumentsOf(action, 'assign').flatMap((argument) =>
    argument?.type === 'ObjectExpression' && membersOf(argument).length > 1
      ? membersOf(argument).map((part): Break => [`${where}: leaves ${keyOf(part)} alone`, removed(argument, part)])
      : [],
  )

const partsOf = (owner: Node | undefined, kind: string) =>
  membersOf(owner).map((part) => ({ where: `${kind} ${keyOf(part)}`, value: innerOf(part, 'value') }))

/** Under these keys of the config there are values; under all others names. */
const VALUE_KEYS = ['context', 'output', 'input', 'params']

const valuesOf = (where: string, node: Node) =>
  everyNode(node)
    .filter((part) => VALUE_KEYS.includes(keyOf(part)))
    .map((part) => ({ where: `${where} ${keyOf(part)}`, value: innerOf(part, 'value') }))

export const brokenValues = (source: string, program: Node): Break[] => {
  const [setup] = argumentsOf(program, 'setup')
  const config = configOf(program)
  const states = statesOf(config)
  const objects = [
    ...['context', 'output'].flatMap((key) => {
      const value = valueOf(config, key)
      return value ? [{ where: key, value }] : []
    }),
    ...states.flatMap(({ id, node }) => {
      const invoke = valueOf(node, 'invoke')
      const input = invoke && valueOf(invoke, 'input')
      return input ? [{ where: `${id} input`, value: input }] : []
    }),
    ...states.flatMap(transitionsIn).flatMap(({ name, node }) => valuesOf(name, node)),
  ]
  const actions = partsOf(valueOf(setup, 'actions'), 'action')
  const delays = partsOf(valueOf(setup, 'delays'), 'delay')
  return [
    ...[...objects, ...actions, ...partsOf(valueOf(setup, 'guards'), 'guard')].flatMap(({ where, value }) =>
      brokenLiterals(source, where, value),
    ),
    ...actions.flatMap(({ where, value }) => brokenAssignments(where, value)),
    ...delays.flatMap(({ where, value }): Break[] => [
      [`${where}: longer`, wrapped(source, value, '2 * (', ')')],
      [`${where}: shorter`, wrapped(source, value, '0.5 * (', ')')],
    ]),
  ]
}
