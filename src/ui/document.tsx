import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './document.module.css'

/** One numbered part of a legal text. */
export type Clause = {
  /** Id of the clause, for links with a fragment. */
  id: string
  title: MessageDescriptor
  /** The clause in plain language. */
  plain: MessageDescriptor
  /** Paragraphs; an array is a list. */
  body: readonly (MessageDescriptor | readonly MessageDescriptor[])[]
}

type DocumentProps = { title: ReactNode; lead: ReactNode; updated: ReactNode; clauses: readonly Clause[] }

/** A legal document: date, table of contents, and each clause with a summary in plain language. */
export const Document = ({ title, lead, updated, clauses }: DocumentProps) => {
  const { t } = useLingui()
  return (
    <article className={styles['document']}>
      <div className={styles['head']}>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles['lead']}>{lead}</p>
        <p className={styles['updated']}>{updated}</p>
        <div className={styles['tools']}>
          <Button kind="ghost" onClick={() => print()}>
            <Trans>Imprimir</Trans>
          </Button>
        </div>
      </div>
      <nav className={styles['contents']} aria-labelledby="sumario">
        <h2 id="sumario">
          <Trans>Sumário</Trans>
        </h2>
        <ol>
          {clauses.map(({ id, title: name }) => (
            <li key={id}>
              <a href={`#${id}`}>{t(name)}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles['clauses']}>
        {clauses.map((clause) => (
          <ClauseSection key={clause.id} {...clause} />
        ))}
      </div>
    </article>
  )
}

const ClauseSection = ({ id, title, plain, body }: Clause) => {
  const { t } = useLingui()
  return (
    <section aria-labelledby={id} className={styles['clause']}>
      <h2 id={id}>{t(title)}</h2>
      <p className={styles['plain']}>
        <strong>
          <Trans>Em resumo:</Trans>
        </strong>{' '}
        {t(plain)}
      </p>
      {body.map((part) =>
        isList(part) ? (
          <ul key={part[0]?.id}>
            {part.map((item) => (
              <li key={item.id}>{t(item)}</li>
            ))}
          </ul>
        ) : (
          <p key={part.id}>{t(part)}</p>
        ),
      )}
    </section>
  )
}

const isList = (part: Clause['body'][number]): part is readonly MessageDescriptor[] => Array.isArray(part)
