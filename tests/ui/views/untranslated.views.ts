/** All texts of the public site's views come from catalogues, in every state: with pseudo-localized ones none is left. */
import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { routeOf } from '#contracts/routes.ts'
import { i18nFor } from '#src/page-context/i18n.ts'
import { pathsTo } from '#tests/kit/paths.ts'
import { pseudoMessages } from '#tests/kit/pseudo.ts'
import { runPath } from '#tests/kit/run-path.ts'
import { textsOf, TRANSLATED, untranslatedIn } from '#tests/kit/untranslated.ts'
import { flowsWithViews } from '#tests/flows/index.ts'
import type { FlowTests } from '#tests/flows/kit/flow-tests.ts'
import { observationsOf } from '../kit/observations.ts'
import { viewDriver } from '../kit/view-driver.ts'

/** Texts of people and services in the state, which are not translated. */
const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value === '' ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

const isPublic = ({ page }: FlowTests) => page !== 'notFound' && ['public', 'open'].includes(routeOf(page).access)
/** The flow whose texts are in the offered language, not that of the page. */
const hasOwnLanguage = (id: string) => id === 'languageOffer'

const FLOWS = Object.entries(flowsWithViews).filter(([id, flow]) => isPublic(flow) && !hasOwnLanguage(id))

for (const [id, flow] of FLOWS) {
  describe(id, () => {
    const { graph, observations } = observationsOf(flow)
    const pathTo = pathsTo(graph)
    for (const [name, vertex] of observations) {
      it(name, async () => {
        const path = pathTo(vertex)
        const driver = await viewDriver(flow, path.start)
        try {
          await runPath(path, driver)
          await driver.setLanguage('fr')
          const i18n = setupI18n({ locale: 'fr', messages: { fr: pseudoMessages(i18nFor('fr')) } })
          await driver.setLanguage('fr', i18n)
          const shown = document.querySelector(`[data-flow="${id}"]`)
          const texts = shown === null ? [] : textsOf(shown)
          expect(texts.join('')).toMatch(TRANSLATED)
          expect(untranslatedIn(texts, stringsIn(driver.snapshot().context))).toEqual([])
        } finally {
          driver.hide()
        }
      })
    }
  })
}
