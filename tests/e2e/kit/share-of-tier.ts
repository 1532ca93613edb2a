import { isFull } from '#tests/kit/tier.ts'

/** Every item in the full tier; in a usual run only those whose index modulo `count` is `share`. */
export const shareOfTier = <Item>(items: readonly Item[], share: number, count: number): Item[] =>
  items.filter((_, index) => isFull || index % count === share)
