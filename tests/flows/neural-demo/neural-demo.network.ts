import type { neuralDemoModel } from '#machines/neural-demo/neural-demo.model.ts'
import { pageUi, partOf } from '#tests/e2e/flows/kit/page-ui.ts'
import { PAGE_REQUESTS } from '#tests/e2e/flows/kit/replies.ts'
import type { TourPage } from '#tests/e2e/flows/kit/tour-page.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

/** Step of the fake clock in milliseconds. */
const LAP = 5_000
const LAPS = 100

/** Advances the clock until the network has learned. */
const untilLearned = async ({ page, runFor, translate }: TourPage) => {
  const ui = pageUi(page, partOf('neuralDemo'), translate)
  for (let lap = 0; lap < LAPS && (await ui.view()) !== 'learned'; lap += 1) await runFor(LAP)
}

export const neuralDemoNetwork: NetworkOf<typeof neuralDemoModel> = {
  starts: { start: { route: 'innovation', openButton: 'Abrir a rede' } },
  actors: {
    prepareNetwork: { arrange: { prepared: {}, crashed: { unplayable: 'a network can always be made' } } },
  },
  environment: {
    'training.advanced': { act: ({ runFor }) => runFor(100), where: (state) => state.matches('training') },
    'training.completed': { act: untilLearned, where: (state) => state.matches('training') },
  },
  pageRequests: PAGE_REQUESTS,
}
