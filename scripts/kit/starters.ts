/** The inline scripts in the head, as text: equal on every page that has them, so that each is one hash in the CSP. */
import { rolldown } from 'rolldown'
import { LANGUAGES } from '../../contracts/languages.ts'
import { type PageReads, READS_ID } from '../../src/hydration/page-reads.ts'
import { PLAN_ID, type StartPlan } from '../../src/hydration/plan.ts'
import { ROOT } from './paths.mjs'

const bundleScript = async (file: string): Promise<string> => {
  await using bundle = await rolldown({ input: `${ROOT}src/hydration/${file}`, platform: 'browser' })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  return output[0].code.trim()
}

/** `account`: of account pages, beside the other. */
export const bundleStarters = async () => ({
  every: await bundleScript('starter.ts'),
  account: await bundleScript('account-starter.ts'),
})

/** JSON is not executed and so needs no hash in the CSP. Must precede the account starter. */
export const readsScript = (reads: PageReads): string =>
  `<script type="application/json" id="${READS_ID}">${JSON.stringify(reads)}</script>`

/** Must precede the starter. */
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
