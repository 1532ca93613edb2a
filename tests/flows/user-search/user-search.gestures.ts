import type { userSearchMachine } from '#machines/user-search/user-search.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const userSearchGestures: GesturesOf<typeof userSearchMachine> = {
  'search.type': (ui, { text }) => ui.fill('search', text),
  'search.submit': async (ui, { text }) => {
    await ui.fill('search', text)
    await ui.click('Buscar')
  },
}
