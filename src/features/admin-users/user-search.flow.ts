import { userSearchMachine } from '#machines/user-search/user-search.machine.ts'
import { provide } from '#src/flow-runtime/provide.ts'
import { defineWatchUrl } from './effects/watch-url.ts'

export const userSearchFlow = provide(userSearchMachine, { watchUrl: defineWatchUrl() })
