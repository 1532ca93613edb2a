import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

/** The used part of a Babel path, which plugins get untyped. */
type Path = { node: { type: string; key?: { name?: string } } }

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'types', {
    shouldIgnore: (path) => {
      const { node } = path as Path
      const isTypes = node.type === 'ObjectProperty' && node.key?.name === 'types'
      return isTypes ? 'the types of a machine are read by the compiler alone' : undefined
    },
  }),
]
