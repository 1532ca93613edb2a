import { Trans } from '@lingui/react/macro'
import { useLanguage } from '#src/page-context/place.ts'
import { endsOf, passagesOf } from './clip.ts'
import styles from './demo.module.css'

type TranscriptProps = { word: number; marked: number | null }

/** Words that are still to come keep their room, so that nothing jumps. */
export const Transcript = ({ word, marked }: TranscriptProps) => {
  const language = useLanguage()
  const ends = endsOf(language)
  return (
    <>
      <h3 className={styles['label']}>
        <Trans>Transcrição</Trans>
      </h3>
      <p className={styles['words']}>
        {passagesOf(language).map((passage, index) => {
          const from = ends[index - 1] ?? 0
          const words = passage.map(({ text, at }, place) => (
            <span key={at} className={from + place < word ? undefined : styles['unsaid']}>
              {text}{' '}
            </span>
          ))
          const key = passage[0]?.at
          return marked === index ? <mark key={key}>{words}</mark> : <span key={key}>{words}</span>
        })}
      </p>
    </>
  )
}
