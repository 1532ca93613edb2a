/** Seed of all random choices, to reproduce failures; `PROSA_SEED` overrides it. */
export const SEED = Number(process.env['PROSA_SEED'] ?? 20261101)
