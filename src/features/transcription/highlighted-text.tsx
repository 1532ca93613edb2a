import type { SourcedField } from '#contracts/api/transcriptions.ts'
import type { SourcedPassage } from './passages.ts'

type HighlightedTextProps = { id: string; passages: readonly SourcedPassage[]; marked: SourcedField | null }

const passageId = (id: string, { start }: SourcedPassage) => `${id}-${String(start)}`

/** Ids of the passages a field comes from, for `aria-describedby`; undefined if unknown. */
export const sourceOf = (id: string, passages: readonly SourcedPassage[], field: SourcedField): string | undefined => {
  const ids = passages.filter(({ fields }) => fields.includes(field)).map((passage) => passageId(id, passage))
  return ids.length === 0 ? undefined : ids.join(' ')
}

/** The full text, with the source of one field in `mark` elements. */
export const HighlightedText = ({ id, passages, marked }: HighlightedTextProps) => (
  <p dir="auto">
    {passages.map((passage) => {
      const Part = marked !== null && passage.fields.includes(marked) ? 'mark' : 'span'
      return (
        <Part key={passage.start} id={passageId(id, passage)}>
          {passage.words}
        </Part>
      )
    })}
  </p>
)
