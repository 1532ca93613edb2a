/** Charts as the development server draws them, from the machines as they are now. */
const charts = new Map<string, Promise<SVGElement>>()

const draw = async (name: string): Promise<SVGElement> => {
  const response = await fetch(`/flows/charts/${name}.svg`)
  const source = await response.text()
  if (!response.ok) throw new Error(source)
  const root = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement
  if (!(root instanceof SVGElement)) throw new Error(`the chart '${name}' is no picture`)
  return root
}

/** The same promise each time, for React's `use`. */
export const chartNamed = (name: string): Promise<SVGElement> => {
  const chart = charts.get(name) ?? draw(name)
  charts.set(name, chart)
  return chart
}
