/** A value that is never null in the states that read it: a missing one is a bug of the machine. */
export const required = <Value>(value: Value): NonNullable<Value> => {
  if (value === null || value === undefined) throw new Error('a value is missing that the state needs')
  return value
}
