/** Columns that a request names, for `insert` and `update`. Names come from our own code only, values are parameters. */
type Values = Readonly<Record<string, unknown>>

/** Parameters start at `$2`; `$1` is whose row it is. An undefined value is left out, null is written. */
export const assignments = (values: Values) => {
  const named = Object.entries(values).filter(([, value]) => value !== undefined)
  const places = named.map((_, index) => `$${index + 2}`)
  return {
    columns: named.map(([column]) => column),
    values: named.map(([, value]) => value),
    places: places.join(', '),
    set: named.map(([column], index) => `${column} = ${places[index]}`).join(', '),
  }
}
