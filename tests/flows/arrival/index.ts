import type { arrivalMachine } from '#machines/arrival/arrival.machine.ts'
import { arrivalModel } from '#machines/arrival/arrival.model.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'
import { PAGE_REQUESTS } from '#tests/e2e/flows/kit/replies.ts'
import type { AssertionsOf, GesturesOf } from '#tests/kit/ui.ts'
import { flowTests } from '../kit/flow-tests.ts'

const gestures: GesturesOf<typeof arrivalMachine> = {
  'page.retry': { perform: (ui) => ui.click('Tentar de novo'), where: (state) => state.matches('unreachable') },
}

const assertions: AssertionsOf<typeof arrivalMachine> = {
  unreachable: () => ({
    alerts: ['Sem conexão: a outra página não pôde ser aberta. Esta continua como estava.'],
    buttons: { 'Tentar de novo': 'enabled' },
  }),
  failed: () => ({
    heading: 'Erro inesperado na aplicação!',
    alerts: ['Recarregue a página. Se continuar, fale com a gente.'],
    buttons: { Recarregar: 'enabled', 'Ir para o início': 'enabled' },
  }),
}

const FILES = {
  unplayable: 'scripts and addresses are the whole page: tests/e2e/shell.spec.ts plays them on the built product',
}

const network: NetworkOf<typeof arrivalModel> = {
  starts: { whole: FILES, missing: FILES },
  actors: {
    loadPage: { arrange: { loaded: FILES, unreachable: FILES, crashed: FILES } },
    beginChange: { arrange: { begun: FILES, crashed: FILES } },
    checkSite: { arrange: { reachable: FILES, notReachable: FILES, crashed: FILES } },
  },
  environment: {
    'url.page:home': FILES,
    'url.page:about': FILES,
    'url.page:aboutInFrench': FILES,
    'url.redirect': FILES,
    'network.online': FILES,
  },
  pageRequests: PAGE_REQUESTS,
}

export const arrival = flowTests({
  names: { pt: 'Mudar de página', en: 'Going to a page', es: 'Cambiar de página', fr: 'Changer de page' },
  page: 'home',
  model: arrivalModel,
  gestures,
  assertions,
  networks: [network],
  noBackend: 'asks for the files of the site only',
})
