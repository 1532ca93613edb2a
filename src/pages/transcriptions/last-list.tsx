import { Plural, Trans } from '@lingui/react/macro'
import { DateText } from '#src/account/date-text.tsx'
import { keptList } from '#src/flow/kept-list.ts'
import { ListCard, ListRow, ListRows } from '#src/ui/list-card.tsx'

/** While the list cannot be read: what was seen of it last, with nothing in it to open. */
export const LastList = () => {
  const list = keptList()
  if (list === null || list.total === 0) return null
  const { total } = list
  return (
    <ListCard title={<Trans>O que vimos por último</Trans>}>
      <p>
        <Plural value={total} one="Uma transcrição" other="# transcrições" />,{' '}
        <Trans>
          vistas em <DateText at={list.seenAt} as="moment" />. Os textos ficam fechados até a lista voltar.
        </Trans>
      </p>
      <ListRows>
        {list.rows.map((row) => (
          <ListRow key={row.id} aside={row.has_summary ? <Trans>Com resumo</Trans> : <Trans>Sem resumo</Trans>}>
            <DateText at={row.created_at} as="moment" />
          </ListRow>
        ))}
      </ListRows>
    </ListCard>
  )
}
