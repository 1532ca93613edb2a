/**
 * Each view, plain and with alerts, has no violation of WCAG 2.2 AA, and React in development logs no warning: light and
 * dark, at phone and desktop width. In a usual run the four appearances take turns from view to view, so that what the views
 * of a flow have in common is seen in each of them. Languages take turns too.
 */
import axe from 'axe-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { LANGUAGE_TAGS, LANGUAGES } from '#contracts/languages.ts'
import { pathsTo } from '#tests/kit/paths.ts'
import { runPath } from '#tests/kit/run-path.ts'
import { isFull } from '#tests/kit/tier.ts'
import { flowsWithViews } from '#tests/flows/index.ts'
import { observationsOf } from '../kit/observations.ts'
import { watchConsole } from '../kit/watch-console.ts'
import { viewDriver } from '../kit/view-driver.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** Disables animations, as contrast cannot be measured during a transition. */
const STILL = document.createElement('style')
STILL.textContent = '*, ::before, ::after { animation: none !important; transition: none !important }'

/** Other files use the same frame, and find it as it was. */
const changeFrame = () => {
  const [width, height] = [innerWidth, innerHeight]
  document.head.append(STILL)
  return async () => {
    STILL.remove()
    await page.viewport(width, height)
  }
}

const APPEARANCES = [
  { width: 360, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
  { width: 360, scheme: 'dark' },
  { width: 1280, scheme: 'light' },
]

const appearancesOf = (turn: number) =>
  isFull ? APPEARANCES : APPEARANCES.slice(turn % APPEARANCES.length).slice(0, 1)

type Driver = Awaited<ReturnType<typeof viewDriver>>

const violationsIn = async (context: string) =>
  (await axe.run(context, { runOnly: TAGS, resultTypes: ['violations'] })).violations

/** `turn` decides the appearance and the first language. */
const faults = async ({ setLanguage }: Driver, turn: number): Promise<string[]> => {
  const allFaults: string[] = []
  for (const [index, { width, scheme }] of appearancesOf(turn).entries()) {
    const language = LANGUAGES[(Math.floor(turn / APPEARANCES.length) + index) % LANGUAGES.length] ?? 'pt'
    if (innerWidth !== width) await page.viewport(width, 800)
    document.documentElement.style.colorScheme = scheme
    await setLanguage(language)
    const violations = await violationsIn('main')
    const described = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    allFaults.push(...described.map((fault) => `${width} ${scheme} ${LANGUAGE_TAGS[language]}: ${fault}`))
  }
  return allFaults
}

const consoleMessages = watchConsole()

/** `first`: the turn of its first view, so that not every flow begins with the same appearance. */
const checkFlow = (id: string, flow: (typeof flowsWithViews)[string], first: number) => {
  describe(id, () => {
    const { graph, observations } = observationsOf(flow)
    const pathTo = pathsTo(graph)
    for (const [index, [name, vertex]] of [...observations].entries()) {
      it(name, async () => {
        const path = pathTo(vertex)
        const driver = await viewDriver(flow, path.start)
        try {
          await runPath(path, driver)
          expect(await faults(driver, first + index)).toEqual([])
        } finally {
          document.documentElement.style.removeProperty('color-scheme')
          driver.hide()
        }
        expect(consoleMessages).toEqual([])
      })
    }
  })
}

const checkTheCheck = () => {
  it('the accessibility check finds a contrast that is too low', async () => {
    const lowContrast = document.createElement('p')
    Object.assign(lowContrast, { id: 'pale', textContent: 'Pálido', style: 'color: #ccc; background: #fff' })
    document.body.append(lowContrast)
    expect((await violationsIn('#pale')).map(({ id }) => id)).toEqual(['color-contrast'])
    lowContrast.remove()
  })
}

/** The flows are distributed over as many files as there are parts, which run in parallel. `part` counts from 1. */
export const checkAccessibility = (part: number, parts: number) => {
  // What it returns is called after the last test.
  beforeAll(changeFrame)
  if (part === 1) checkTheCheck()
  const flows = Object.entries(flowsWithViews).filter((_, index) => index % parts === part - 1)
  for (const [index, [id, flow]] of flows.entries()) checkFlow(id, flow, index)
}
