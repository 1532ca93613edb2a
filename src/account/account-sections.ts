/** The sections of the account, in the order of its navigation. One is listed once it has a row in the route table. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RouteId } from '#contracts/routes.ts'
import type { PageId } from '#src/page-context/place.ts'

export type AccountSection = {
  route: RouteId
  name: MessageDescriptor
  /** SVG path data of the icon's strokes, in a view box of 24 by 24. */
  icon: string
  /** Further pages of the section, which mark it as current too. */
  pages?: readonly PageId[]
  /** One of the four in the bottom bar of phones; the others are in the menu there. */
  isInBar?: true
  /** Shown to administrators only. */
  isForAdmins?: true
}

/** The pages of the settings, in the order of their list. */
export const SETTINGS_PAGES = [
  'accountSettings',
  'emailSettings',
  'privacySettings',
  'dataSettings',
  'securitySettings',
  'transcribeSettings',
  'languageSettings',
] as const satisfies readonly RouteId[]

export const ACCOUNT_SECTIONS: readonly AccountSection[] = [
  { route: 'dashboard', name: msg`Início`, icon: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z', isInBar: true },
  { route: 'transcriptions', name: msg`Transcrições`, icon: 'M4 5h16v11H11l-7 4zM8 9h8M8 12h5', isInBar: true },
  { route: 'services', name: msg`Serviços`, icon: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z' },
  {
    route: 'subscription',
    name: msg`Plano`,
    icon: 'M12 3l2.7 5.7 6.2.8-4.6 4.3 1.2 6.2-5.5-3.1L6.5 20l1.2-6.2L3.1 9.5l6.2-.8z',
    isInBar: true,
  },
  { route: 'paymentHistory', name: msg`Pagamentos`, icon: 'M3 6h18v12H3zM3 10h18M7 14h3' },
  {
    route: 'settings',
    name: msg`Conta`,
    icon: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c.6-4 3.7-6 8-6s7.4 2 8 6',
    pages: SETTINGS_PAGES,
    isInBar: true,
  },
  {
    route: 'adminInbox',
    name: msg`Administração`,
    icon: 'M12 3l8 3v6c0 4.5-3.2 7.6-8 9-4.8-1.4-8-4.5-8-9V6z',
    pages: ['adminUsers', 'adminPerson', 'adminOperations'],
    isForAdmins: true,
  },
]

export const accountSectionOf = (page: PageId): AccountSection | undefined =>
  ACCOUNT_SECTIONS.find(({ route, pages = [] }) => route === page || pages.includes(page))
