import type { userSearchMachine } from '#machines/user-search/user-search.machine.ts'
import type { AssertionsOf } from '#tests/kit/ui.ts'

export const userSearchAssertions: AssertionsOf<typeof userSearchMachine> = {
  search: ({ context: { asked } }) => ({
    statuses: [asked === '' ? 'Todas as contas.' : 'Contas com “{asked}”.'],
  }),
}
