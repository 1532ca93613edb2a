import type { leaveGuardModel } from '#machines/leave-guard/leave-guard.model.ts'
import { ownData } from '#tests/e2e/flows/kit/own-data.ts'
import { STORED_SESSION } from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const follow = (link: HTMLElement | SVGElement) => (link as HTMLElement).click()

export const leaveGuardNetwork: NetworkOf<typeof leaveGuardModel> = {
  starts: {
    unsaved: {
      route: 'accountSettings',
      device: STORED_SESSION,
      prepare: (page) => page.locator('main [name="name"]').fill('Ana Paula'),
    },
  },
  actors: {},
  environment: {
    'page.leave': {
      act: ({ page }) => page.getByRole('banner').getByRole('link').first().evaluate(follow),
      where: (state) => state.matches('watching'),
    },
  },
  pageRequests: ownData(),
}
