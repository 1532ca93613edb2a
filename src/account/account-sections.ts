/** The parts of the account, in the order of its navigation. One shows up there once it has a row in the route table. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type RouteId, ROUTES } from '#contracts/routes.ts'

type Section = {
  route: string
  name: MessageDescriptor
  icon: string
  /** In sight of administrators only. */
  isForAdmins?: true
}

/** Each icon is a path of strokes in a square of 24. */
const SECTIONS: readonly Section[] = [
  { route: 'dashboard', name: msg`Visão geral`, icon: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z' },
  { route: 'services', name: msg`Serviços`, icon: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z' },
  { route: 'transcriptions', name: msg`Transcrições`, icon: 'M4 5h16v11H11l-7 4zM8 9h8M8 12h5' },
  {
    route: 'subscription',
    name: msg`Assinatura`,
    icon: 'M12 3l2.7 5.7 6.2.8-4.6 4.3 1.2 6.2-5.5-3.1L6.5 20l1.2-6.2L3.1 9.5l6.2-.8z',
  },
  { route: 'paymentHistory', name: msg`Pagamentos`, icon: 'M3 6h18v12H3zM3 10h18M7 14h3' },
  { route: 'settings', name: msg`Configurações`, icon: 'M4 7h8M16 7h4M4 17h4M12 17h8M14 5v4M10 15v4' },
  {
    route: 'adminInbox',
    name: msg`Administração`,
    icon: 'M12 3l8 3v6c0 4.5-3.2 7.6-8 9-4.8-1.4-8-4.5-8-9V6z',
    isForAdmins: true,
  },
]

const isRouted = (section: Section): section is Section & { route: RouteId } => section.route in ROUTES

export const ACCOUNT_SECTIONS = SECTIONS.filter(isRouted)
