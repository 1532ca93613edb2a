import { Plural, Trans } from '@lingui/react/macro'
import { SearchBox } from '#src/ui/search-box.tsx'

type SearchOpenedProps = { query: string; found: number; searched: number; onQuery: (query: string) => void }

/** What is sealed cannot be searched by anybody: the words never leave the device. */
export const SearchOpened = ({ query, found, searched, onQuery }: SearchOpenedProps) => (
  <SearchBox
    name="opened"
    label={<Trans>Buscar nas transcrições abertas</Trans>}
    hint={
      <>
        <Plural value={searched} _0="Nenhuma está aberta." one="Uma está aberta." other="# estão abertas." />{' '}
        <Trans>A busca acontece só neste aparelho.</Trans>
      </>
    }
    onType={onQuery}
  >
    <output className="visually-hidden">
      {query.trim() !== '' && (
        <Plural value={found} _0="Nenhuma encontrada" one="Uma encontrada" other="# encontradas" />
      )}
    </output>
  </SearchBox>
)
