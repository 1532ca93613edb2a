import { summariesMachine } from '#machines/summaries/summaries.machine.ts'
import { provide } from '#src/flow-runtime/provide.ts'
import { defineDecryptPage } from './effects/decrypt-page.ts'
import { defineWatchActivity } from './effects/watch-activity.ts'

export const summariesFlow = provide(summariesMachine, {
  decryptPage: defineDecryptPage(),
  watchActivity: defineWatchActivity(),
})
