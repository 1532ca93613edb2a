import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { pathOf } from '#contracts/routes.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { nameOf } from '#src/page-context/titles.ts'
import { ListCard, ListRow, ListRows } from '#src/ui/list-card.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import { SearchBox } from '#src/ui/search-box.tsx'
import type { Entry } from './entries.ts'
import { findSettings } from './find-settings.ts'

/** Search of the settings; `children`, the list of all, is shown while nothing is typed. */
export const SettingsSearch = ({ children }: { children: ReactNode }) => {
  const { i18n } = useLingui()
  const [query, setQuery] = useState('')
  const hasQuery = query.trim() !== ''
  const found = findSettings(i18n, query)
  return (
    <>
      <SearchBox
        name="settings"
        label={<Trans>Buscar uma configuração</Trans>}
        hint={<Trans>Por exemplo: CPF, senha, cookies, excluir.</Trans>}
        onType={setQuery}
      >
        <output className="visually-hidden">
          {hasQuery && (
            <Plural value={found.length} _0="Nada encontrado" one="Uma configuração" other="# configurações" />
          )}
        </output>
      </SearchBox>
      {hasQuery ? <Found entries={found} /> : children}
    </>
  )
}

const Found = ({ entries }: { entries: readonly Entry[] }) => {
  const { i18n } = useLingui()
  const language = useLanguage()
  if (entries.length === 0) {
    return (
      <p>
        <Trans>
          Nenhuma configuração com essas palavras. Tente outras ou <PageLink to="contact">fale com a gente</PageLink>.
        </Trans>
      </p>
    )
  }
  return (
    <ListCard title={<Trans>Encontrados</Trans>}>
      <ListRows isClickable>
        {entries.map(({ page, card, name }) => (
          <ListRow key={name.id} detail={nameOf(i18n, page)}>
            <Link href={pathOf(page, language) + (card === undefined ? '' : `#${card}`)}>{i18n._(name)}</Link>
          </ListRow>
        ))}
      </ListRows>
    </ListCard>
  )
}
