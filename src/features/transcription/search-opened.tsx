import { Plural, Trans } from '@lingui/react/macro'
import { SearchBox } from '#src/ui/search-box.tsx'

type SearchOpenedProps = { search: string; found: number; searched: number; onSearch: (search: string) => void }

/** Searches the opened texts on the device: sealed ones are encrypted, and the search is not sent. */
export const SearchOpened = ({ search, found, searched, onSearch }: SearchOpenedProps) => (
  <SearchBox
    name="opened"
    label={<Trans>Buscar nas transcrições abertas</Trans>}
    hint={
      <>
        <Plural value={searched} _0="Nenhuma está aberta." one="Uma está aberta." other="# estão abertas." />{' '}
        <Trans>A busca acontece só neste aparelho.</Trans>
      </>
    }
    onType={onSearch}
  >
    <output>
      {search.trim() !== '' && (
        <Plural value={found} _0="Nenhuma encontrada" one="Uma encontrada" other="# encontradas" />
      )}
    </output>
  </SearchBox>
)
