/** Where every random choice of the tests begins, so that a failure can be repeated; another one by `PROSA_SEED`. */
export const SEED = Number(process.env['PROSA_SEED'] ?? 20261101)
