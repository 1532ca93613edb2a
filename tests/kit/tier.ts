/**
 * How much a run proves: `npm run test:full` sets the tier, see docs/guides/run-the-tests.md. What the full tier adds is
 * covered in every run by a cheaper test of the same fact.
 */
export const isFull = process.env['PROSA_TIER'] === 'full'

/** Before a push: one database, one engine, no browser. */
export const isQuick = process.env['PROSA_TIER'] === 'quick'

/** The first value in a usual run, the second in the full tier. */
export const usualOrFull = <Usual, Full>(usual: Usual, full: Full): Usual | Full => (isFull ? full : usual)
