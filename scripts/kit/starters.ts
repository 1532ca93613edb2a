/** The inline script in the head, as text: equal on every page, so that its hash is one entry of the CSP. */
import { rolldown } from 'rolldown'
import { LANGUAGES } from '../../contracts/languages.ts'
import { PLAN_ID, type StartPlan } from '../../src/hydration/plan.ts'
import { ROOT } from './paths.mjs'

export const bundleStarter = async (): Promise<string> => {
  await using bundle = await rolldown({ input: `${ROOT}src/hydration/starter.ts`, platform: 'browser' })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  return output[0].code.trim()
}

/** JSON, which is not executed and so needs no hash in the CSP. Must precede the starter. */
export const planScript = (plan: StartPlan): string =>
  `<script type="application/json" id="${PLAN_ID}">${JSON.stringify(plan)}</script>`

/** Before hydration links are plain navigations: the browser prefetches the document on hover or touch. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: { href_matches: LANGUAGES.flatMap((language) => [`/${language}`, `/${language}/*`]) },
      eagerness: 'moderate',
    },
  ],
})
