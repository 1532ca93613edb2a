import type { userSearchMachine } from '#machines/user-search/user-search.machine.ts'
import type { AssertionsOf } from '#tests/kit/ui.ts'

export const userSearchAssertions: AssertionsOf<typeof userSearchMachine> = {
  search: ({ context: { searched } }) => ({
    statuses: [searched === '' ? 'Todas as contas.' : 'Contas com “{searched}”.'],
  }),
}
