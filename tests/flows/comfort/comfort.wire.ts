import { comfortMarks, NO_COMFORT } from '#contracts/comfort.ts'
import { comfortModel } from '#machines/comfort/comfort.model.ts'
import { COMFORT_KEY } from '#src/clients/storage-keys.ts'
import { ASIDE } from '#tests/e2e/flows/kit/replies.ts'
import type { WireOf } from '#tests/e2e/flows/kit/wire.ts'

const { chosen } = comfortModel.outcomes.recallComfort

export const comfortWire: WireOf<typeof comfortModel> = {
  starts: {
    footer: { route: 'home', opens: 'Modo leitura' },
    page: { beyond: 'a page that is only opened shows nothing of it' },
  },
  jobs: {
    recallComfort: {
      arrange: {
        nothing: { device: { [COMFORT_KEY]: comfortMarks(NO_COMFORT) } },
        chosen: { device: { [COMFORT_KEY]: comfortMarks(chosen.ok) } },
        crashed: { beyond: 'storage never fails' },
      },
    },
  },
  happenings: {},
  aside: ASIDE,
  around: { 'comfort.open': 'Modo leitura' },
}
