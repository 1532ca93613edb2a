import { isFull } from '#tests/kit/tier.ts'

/** In a usual run each of them has one turn of several, in the full tier every turn. */
export const byTurns = <Item>(items: readonly Item[], turn: number, turns: number): Item[] =>
  items.filter((_, index) => isFull || index % turns === turn)
