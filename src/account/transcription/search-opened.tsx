import { Plural, Trans } from '@lingui/react/macro'
import { useId } from 'react'
import styles from './transcription.module.css'

type SearchOpenedProps = { query: string; found: number; searched: number; onQuery: (query: string) => void }

/** What is sealed cannot be searched by anybody: the words never leave the device. */
export const SearchOpened = ({ query, found, searched, onQuery }: SearchOpenedProps) => {
  const id = useId()
  return (
    <search className={styles['search']}>
      <label htmlFor={id}>
        <Trans>Buscar nas transcrições abertas</Trans>
      </label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={query}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onQuery(event.currentTarget.value)}
      />
      <p id={`${id}-hint`}>
        <Plural value={searched} _0="Nenhuma está aberta." one="Uma está aberta." other="# estão abertas." />{' '}
        <Trans>A busca acontece só neste aparelho.</Trans>
      </p>
      <output className="visually-hidden">
        {query.trim() !== '' && (
          <Plural value={found} _0="Nenhuma encontrada" one="Uma encontrada" other="# encontradas" />
        )}
      </output>
    </search>
  )
}
