import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './document.module.css'
import { Menu } from './menu.tsx'
import { useCurrentSection } from './use-current-section.ts'

/** One numbered part of a legal text. */
export type Clause = {
  /** Id of the clause, for links with a fragment. */
  id: string
  title: MessageDescriptor
  /** The clause in plain language. */
  plain: MessageDescriptor
  /** Its most important point, for the summary at the top. */
  brief?: MessageDescriptor
  /** Paragraphs; an array is a list. */
  body: readonly (MessageDescriptor | readonly MessageDescriptor[])[]
}

type DocumentProps = { title: ReactNode; lead: ReactNode; updated: ReactNode; clauses: readonly Clause[] }

/** A legal document: date, table of contents, and each clause with a summary in plain language. */
export const Document = ({ title, lead, updated, clauses }: DocumentProps) => (
  <article className={styles['document']}>
    <div className={styles['head']}>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles['lead']}>{lead}</p>
        <p className={styles['updated']}>{updated}</p>
        <div className={styles['tools']}>
          <Button kind="ghost" onClick={() => print()}>
            <Trans>Imprimir</Trans>
          </Button>
        </div>
      </div>
      <Brief clauses={clauses} />
    </div>
    <Contents clauses={clauses} />
    <div className={styles['clauses']}>
      {clauses.map((clause) => (
        <ClauseSection key={clause.id} {...clause} />
      ))}
    </div>
  </article>
)

/** The most important points, each with a link to its clause. */
const Brief = ({ clauses }: Pick<DocumentProps, 'clauses'>) => {
  const { t } = useLingui()
  return (
    <section className={styles['brief']} aria-labelledby="em-resumo">
      <h2 id="em-resumo">
        <Trans>Em resumo</Trans>
      </h2>
      <ul>
        {clauses.map(
          ({ id, title, brief }) =>
            brief && (
              <li key={id}>
                <p>{t(brief)}</p>
                <a href={`#${id}`}>{t(title)}</a>
              </li>
            ),
        )}
      </ul>
    </section>
  )
}

/** Table of contents beside the text; on phones a sticky disclosure under the header. */
const Contents = ({ clauses }: Pick<DocumentProps, 'clauses'>) => {
  const { t } = useLingui()
  const current = useCurrentSection(clauses.map(({ id }) => id))
  const now = clauses.find(({ id }) => id === current)
  const trigger = (
    <>
      <strong>
        <Trans>Sumário</Trans>
      </strong>
      {now !== undefined && <span className={styles['now']}>{t(now.title)}</span>}
    </>
  )
  return (
    <Menu label={t`Sumário`} trigger={trigger} className={styles['contents'] ?? ''}>
      <h2>
        <Trans>Sumário</Trans>
      </h2>
      <ol>
        {clauses.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {t(title)}
            </a>
          </li>
        ))}
      </ol>
    </Menu>
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
