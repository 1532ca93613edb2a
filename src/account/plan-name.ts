/** Display name of a plan's code: `Premium` for `premium`. */
export const planNameOf = (code: string) => code.charAt(0).toUpperCase() + code.slice(1)
