import type { userSearchMachine } from '#machines/user-search/user-search.machine.ts'
import type { ActsOf } from '#tests/kit/ui.ts'

export const userSearchActs: ActsOf<typeof userSearchMachine> = {
  'search.type': (ui, { text }) => ui.fill('search', text),
  'search.submit': async (ui, { text }) => {
    await ui.fill('search', text)
    await ui.press('Buscar')
  },
}
