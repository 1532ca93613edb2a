import { userSearchMachine } from '#machines/user-search/user-search.machine.ts'
import { provide } from '#src/flow-runtime/provide.ts'
import { watchAddress } from './effects/watch-address.ts'

export const userSearchFlow = provide(userSearchMachine, { watchAddress })
