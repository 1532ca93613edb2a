/** The head's one script, as text: the same for every page, so that its hash is one entry of the security policy. */
import { rolldown } from 'rolldown'
import { LANGUAGES } from '../../contracts/languages.ts'
import { PLAN_ID, type StartPlan } from '../../src/hydration/plan.ts'
import { ROOT } from './paths.mjs'

export const bundleStarter = async (): Promise<string> => {
  await using bundle = await rolldown({ input: `${ROOT}src/hydration/starter.ts`, platform: 'browser' })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  return output[0].code.trim()
}

/** Data, which no policy has to allow. Stands before the starter. */
export const planScript = (plan: StartPlan): string =>
  `<script type="application/json" id="${PLAN_ID}">${JSON.stringify(plan)}</script>`

/** Until a page is live its links are the browser's: it fetches the next document when a finger or a pointer is on its link. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: { href_matches: LANGUAGES.flatMap((language) => [`/${language}`, `/${language}/*`]) },
      eagerness: 'moderate',
    },
  ],
})
