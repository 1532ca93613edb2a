/** Bodies and queries of Stripe's API: `a[b][0]=c` is `{ a: { b: { 0: 'c' } } }`. */
export type Form = { [name: string]: string | Form }

const put = (form: Form, [first = '', ...rest]: readonly string[], value: string): void => {
  if (rest.length === 0) {
    form[first] = value
    return
  }
  const inner = form[first]
  const next: Form = typeof inner === 'object' ? inner : {}
  form[first] = next
  put(next, rest, value)
}

export const readForm = (encoded: string): Form => {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(encoded)) put(form, name.split(/\]?\[|\]/).filter(Boolean), value)
  return form
}

export const textAt = (form: Form, ...path: readonly string[]): string | undefined => {
  let found: string | Form | undefined = form
  for (const name of path) found = typeof found === 'object' ? found[name] : undefined
  return typeof found === 'string' ? found : undefined
}
