import { type ReadOptions, BUTTONS, type PartReading } from './read-part.ts'
import { type Role, ROLE_SELECTORS } from './ui.ts'

export type Reader = {
  view: () => Promise<string | null>
  text: () => Promise<string>
  texts: (role: Role) => Promise<string[]>
  button: (name: string) => Promise<PartReading['buttons'][string]>
  value: (name: string) => Promise<string>
}

type Waiting = { buttons: Set<string>; values: Set<string>; answer: Promise<PartReading> }

/** Observations that are asked for in the same tick are read in one call of `read`. */
export const readTogether = (root: string, read: (options: ReadOptions) => Promise<PartReading>): Reader => {
  let waiting: Waiting | null = null
  const begin = (): Waiting => {
    const [buttons, values] = [new Set<string>(), new Set<string>()]
    const ask = async () => {
      await Promise.resolve()
      waiting = null
      return read({
        root,
        buttonSelector: BUTTONS,
        selectors: ROLE_SELECTORS,
        buttons: [...buttons],
        values: [...values],
      })
    }
    return { buttons, values, answer: ask() }
  }
  const join = (note?: (batch: Waiting) => void): Promise<PartReading> => {
    waiting ??= begin()
    note?.(waiting)
    return waiting.answer
  }
  return {
    view: async () => (await join()).view,
    text: async () => (await join()).text,
    texts: async (role) => (await join()).texts[role],
    button: async (name) => {
      const { buttons: states } = await join(({ buttons }) => buttons.add(name))
      return states[name] ?? { state: 'absent', index: -1 }
    },
    value: async (name) => (await join(({ values }) => values.add(name))).values[name] ?? '',
  }
}
