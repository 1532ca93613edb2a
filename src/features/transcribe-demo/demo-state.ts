import type { SnapshotFrom } from 'xstate'
import type { transcribeDemoMachine } from '#machines/transcribe-demo/transcribe-demo.machine.ts'
import type { Marker } from '#src/ui/flow-page.tsx'

type State = SnapshotFrom<typeof transcribeDemoMachine>

/** What the demo shows. */
export type DemoState = {
  at: 'ready' | 'loading' | 'playing' | 'paused' | 'done'
  /** Number of words that were spoken. */
  word: number
  /** Number of words that are shown: all of them while the sound is loading for the first play. */
  shown: number
  ends: readonly number[]
  /** Index of the chosen field. */
  passage: number | null
  /** Index of the highlighted field and its words: the chosen one, else the last one completed, else an example. */
  lit: number | null
  isSilent: boolean
}

/** Field that is highlighted as an example before one is chosen: the time. */
const EXAMPLE = 1

/** Index of the last passage that was spoken completely; null if none was. */
const lastComplete = (ends: readonly number[], word: number): number | null => {
  const count = ends.filter((end) => end <= word).length
  return count === 0 ? null : count - 1
}

export const demoStateOf = (state: State | null, ends: readonly number[]): DemoState => {
  const last = ends.at(-1) ?? 0
  if (state === null) {
    return { at: 'ready', word: last, shown: last, ends, passage: null, lit: EXAMPLE, isSilent: false }
  }
  const { word, passage, isSilent } = state.context
  const shown = state.matches('loading') && word === 0 ? last : word
  const lit = passage ?? (shown === last ? EXAMPLE : lastComplete(state.context.ends, shown))
  return { at: state.value, word, shown, ends: state.context.ends, passage, lit, isSilent }
}

/** The marker that the flow will have: its part of the page is prerendered before the flow is loaded. */
export const markerOf = ({ at }: DemoState): Marker => ({
  'data-flow': 'transcribeDemo',
  'data-view': at === 'loading' ? 'playing' : at,
})
