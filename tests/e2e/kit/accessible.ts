/* oxlint-disable unicorn/consistent-function-scoping -- a function that runs in the page takes none along */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type CDPSession, expect, type Page, test } from '@playwright/test'
import type axe from 'axe-core'
import { isFull } from '#tests/kit/tier.ts'

/** `axe.source` is its readable file: almost three times as much to send and to parse, for each page. */
const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

export const COLOR_SCHEMES = ['light', 'dark'] as const
export type ColorScheme = (typeof COLOR_SCHEMES)[number]

/** Runs axe in the page directly: its Playwright binding opens another tab per call, for frames that we do not have. */
const violationsIn = async (tags: string[]) => {
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
    runOnly: tags,
    resultTypes: ['violations'],
  })
  const textOf = ({ html, failureSummary, any }: axe.NodeResult) =>
    [html, failureSummary, ...any.flatMap(({ relatedNodes = [] }) => relatedNodes.map((node) => node.html))].join(' ')
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(textOf).join(' | ')}`)
}

/**
 * Contrast cannot be measured during a colour transition. The scheme applies asynchronously, and background tabs render
 * no frames, so animations are finished by script.
 */
const settle = (page: Page, colorScheme: ColorScheme) =>
  page.evaluate(async (scheme) => {
    const shortPause = () => new Promise((resolve) => setTimeout(resolve, 10))
    while (!matchMedia(`(prefers-color-scheme: ${scheme})`).matches) await shortPause()
    for (let round = 0; round < 2; round += 1) {
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
        else animation.finish()
      }
      await shortPause()
    }
  }, colorScheme)

/**
 * Checks again before it reports a violation: axe measures in steps, and reports overlaps that do not exist in a page that
 * scrolls or renders meanwhile.
 */
const lastingViolations = async (page: Page, colorScheme: ColorScheme): Promise<string[]> => {
  await settle(page, colorScheme)
  const first = await page.evaluate(violationsIn, AXE_TAGS)
  if (first.length === 0) return []
  await settle(page, colorScheme)
  return page.evaluate(violationsIn, AXE_TAGS)
}

/** Not detached before the page ends: that would also reset what else is emulated, such as a lost network. */
const sessions = new WeakMap<Page, CDPSession>()

const sessionOf = async (page: Page) => {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, session)
  return session
}

/** Over the protocol in Chromium: Playwright's `evaluate` takes half as long again for a script of this size. */
const injectAxe = async (page: Page) => {
  const isChromium = page.context().browser()?.browserType().name() === 'chromium'
  if (isChromium) await (await sessionOf(page)).send('Runtime.evaluate', { expression: `${AXE_SOURCE};0` })
  else await page.evaluate(`${AXE_SOURCE};0`)
}

/** Expects no WCAG 2.2 AA violation on the current screen, in each of these colour schemes. */
export const expectAccessibleIn = async (page: Page, schemes: readonly ColorScheme[]): Promise<void> => {
  const violations: Record<string, string[]> = {}
  if (!(await page.evaluate(() => 'axe' in window))) await injectAxe(page)
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    violations[colorScheme] = await lastingViolations(page, colorScheme)
  }
  await page.emulateMedia({ colorScheme: null })
  expect(violations).toEqual(Object.fromEntries(schemes.map((scheme) => [scheme, []])))
}

/** Number of screens that each test has checked so far. */
const runs = new Map<string, number>()

/** Alternates the schemes; the length of a test's title decides the first. */
const schemeOfTurn = (): ColorScheme => {
  const { testId, title } = test.info()
  const run = runs.get(testId) ?? title.length
  runs.set(testId, run + 1)
  return run % 2 === 0 ? 'light' : 'dark'
}

/** Checks light and dark in alternation, or both in the full tier. `check-accessibility.ts` checks each view in both. */
export const expectAccessible = (page: Page): Promise<void> =>
  expectAccessibleIn(page, isFull ? COLOR_SCHEMES : [schemeOfTurn()])
