/** Checks that typed values are kept while the view stays, whatever else happens. Untouched fields follow what is stored. */
import type { Step } from '#machines/kit/steps.ts'
import { firstValue } from '#src/lib/typed-values.ts'

type Values = Readonly<Record<string, string>>

const isTouched = (field: HTMLInputElement) =>
  field.type === 'radio' ? !field.defaultChecked : field.value !== '' && field.value !== firstValue(field)

export const typedValues = (flow: string, fills: readonly string[]) => {
  const root = () => document.querySelector(`[data-flow="${flow}"]`)
  const view = () => root()?.getAttribute('data-view') ?? null
  const read = (isRead: (field: HTMLInputElement) => boolean = () => true): Values =>
    Object.fromEntries(
      [...(root()?.querySelectorAll<HTMLInputElement>('[name]') ?? [])]
        .filter(({ type, checked }) => (type !== 'radio' && type !== 'checkbox') || checked)
        .filter(isRead)
        .map(({ name, value }) => [name, value]),
    )
  let before: { view: string | null; values: Values } | null = null
  return {
    /** Typed values may change by events of a person only, back navigation included. */
    remember: ({ type, event }: Step) => {
      before = type === 'person' || fills.includes(event.type) ? null : { view: view(), values: read(isTouched) }
    },
    /** Names of the fields that lost what was in them. */
    lost: (): string[] => {
      if (before === null || before.view !== view()) return []
      const values = read()
      return Object.entries(before.values)
        .filter(([name, value]) => values[name] !== value)
        .map(([name]) => name)
    },
  }
}
