import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import type { Language } from '#contracts/languages.ts'
import { type PageId, PlaceContext } from '#src/page-context/place.ts'

const i18n = setupI18n({ locale: 'pt', messages: { pt: {} } })

/** A page of the account in one language, without translations: texts are the Portuguese source. */
export const inLanguage = (language: Language, page: PageId = 'dashboard') => {
  const place = { language, page, pathname: `/${language}/${page}` }
  return ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={i18n}>
      <PlaceContext value={place}>{children}</PlaceContext>
    </I18nProvider>
  )
}
