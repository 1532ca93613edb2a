import type { SnapshotFrom } from 'xstate'
import type { transcribeDemoMachine } from '#machines/transcribe-demo/transcribe-demo.machine.ts'
import type { Marker } from '#src/ui/flow-page.tsx'

type State = SnapshotFrom<typeof transcribeDemoMachine>

/** What is to be seen of the demo. */
export type Look = {
  at: 'ready' | 'loading' | 'playing' | 'paused' | 'done'
  /** Words that have been said. */
  word: number
  /** Words that are shown: while the sound is on its way, the picture stays complete. */
  shown: number
  ends: readonly number[]
  /** The field that was chosen. */
  passage: number | null
  /** The one that is marked, with its words: the chosen one, or the last that came, or one to begin with. */
  lit: number | null
  isSilent: boolean
}

/** When nothing was chosen, the time shows what a mark means. */
const EXAMPLE = 1

/** Of the passages that are complete, the last; null before the first is. */
const lastComplete = (ends: readonly number[], word: number): number | null => {
  const count = ends.filter((end) => end <= word).length
  return count === 0 ? null : count - 1
}

export const lookOf = (state: State | null, ends: readonly number[]): Look => {
  const last = ends.at(-1) ?? 0
  if (state === null) {
    return { at: 'ready', word: last, shown: last, ends, passage: null, lit: EXAMPLE, isSilent: false }
  }
  const { word, passage, isSilent } = state.context
  const shown = state.matches('loading') && word === 0 ? last : word
  const lit = passage ?? (shown === last ? EXAMPLE : lastComplete(state.context.ends, shown))
  return { at: state.value, word, shown, ends: state.context.ends, passage, lit, isSilent }
}

/** As the flow will name itself: its part of the page is there before it is. */
export const markerOf = ({ at }: Look): Marker => ({
  'data-flow': 'transcribeDemo',
  'data-view': at === 'loading' ? 'playing' : at,
})
