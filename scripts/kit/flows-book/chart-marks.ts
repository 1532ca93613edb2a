/** Marks transitions in a chart as covered or failed. */
type Marks = { covered: ReadonlySet<string>; broken: ReadonlySet<string> }

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
const decode = (text: string) => text.replaceAll(/&(amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)

/** `covered` and `broken` are names of transitions; `broken` takes precedence. */
export const markChart = (svg: string, { covered, broken }: Marks): string =>
  svg.replaceAll(/class="([^"]*)" data-transition="([^"]*)"/g, (_, kind: string, name: string) => {
    const transition = decode(name)
    const marked = covered.has(transition) ? `${kind} covered` : kind
    return `class="${broken.has(transition) ? `${kind} broken` : marked}" data-transition="${name}"`
  })
