import type { leaveGuardModel } from '#machines/leave-guard/leave-guard.model.ts'
import { ASIDE } from './kit/replies.ts'
import type { WireOf } from './kit/wire.ts'

export const leaveGuardWire: WireOf<typeof leaveGuardModel> = {
  starts: { unsaved: { beyond: 'it runs only while something is unsaved; account-settings.spec.ts plays it' } },
  jobs: {},
  happenings: { 'page.leave': { beyond: 'it runs only while something is unsaved' } },
  aside: ASIDE,
}
