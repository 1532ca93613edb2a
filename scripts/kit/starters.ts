/** The inline scripts in the head, as text: each is one hash in the CSP. */
import { rolldown } from 'rolldown'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '../../contracts/languages.ts'
import { type PrefetchPaths, PREFETCH_ID } from '../../src/hydration/prefetch-data.ts'
import type { RenderedPage } from '../../src/entry-server.tsx'
import { PLAN_ID, type StartPlan } from '../../src/hydration/start-plan.ts'
import { ROOT } from './paths.mjs'

const bundleScript = async (file: string): Promise<string> => {
  await using bundle = await rolldown({ input: `${ROOT}src/hydration/${file}`, platform: 'browser' })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  return output[0].code.trim()
}

/**
 * The codes of a page, the first of which runs first: one of every page, and one before it for two kinds. Other languages
 * do not carry the code of the offer: their home pages have to arrive in the first ten packets too.
 */
export const bundleStarters = async () => {
  const [every, portuguese, form, account] = await Promise.all([
    bundleScript('starter.ts'),
    bundleScript('portuguese-starter.ts'),
    bundleScript('form-starter.ts'),
    bundleScript('account-starter.ts'),
  ])
  const before: Record<RenderedPage['kind'], readonly string[]> = { content: [], flow: [form], account: [account] }
  return (kind: RenderedPage['kind'], language: Language | null): readonly string[] => [
    ...before[kind],
    language === DEFAULT_LANGUAGE ? portuguese : every,
  ]
}

/** JSON is not executed and so needs no hash in the CSP. Must precede the account starter. */
export const readsScript = (reads: PrefetchPaths): string =>
  `<script type="application/json" id="${PREFETCH_ID}">${JSON.stringify(reads)}</script>`

/** Must precede the starter. */
export const planScript = (plan: StartPlan): string =>
  `<script type="application/json" id="${PLAN_ID}">${JSON.stringify(plan)}</script>`

/** Before hydration links are plain navigations: the browser prefetches the document on hover or touch. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: { href_matches: `/(${LANGUAGES.join('|')}){/*}?` },
      eagerness: 'moderate',
    },
  ],
})
