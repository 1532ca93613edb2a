/** Charts, rendered by the development server from the current machines. */
import { flowOf, flows } from './catalogue.ts'
import { MAP } from './use-choice.ts'

/** Cache by definition: a changed machine is another object, so its chart is drawn again. */
const charts = new WeakMap<object, Promise<SVGElement>>()

const draw = async (name: string): Promise<SVGElement> => {
  const response = await fetch(`/flows/charts/${name}.svg`)
  const source = await response.text()
  if (!response.ok) throw new Error(source)
  const root = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement
  if (!(root instanceof SVGElement)) throw new Error(`the chart '${name}' is no picture`)
  return root
}

/** Returns a stable promise, as React's `use` needs. */
export const chartNamed = (name: string): Promise<SVGElement> => {
  const drawn = name === MAP ? flows : flowOf(name).model.machine
  const chart = charts.get(drawn) ?? draw(name)
  charts.set(drawn, chart)
  return chart
}
