import { Trans } from '@lingui/react/macro'
import { LANGUAGE_NAMES } from '#contracts/languages.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { wordEndsOf, type ClipPassage, clipPassagesOf } from './clip.ts'
import styles from './demo.module.css'
import type { DemoState } from './demo-state.ts'

/** Words that are not spoken yet keep their space, so that there is no layout shift. */
export const Transcript = ({ demo: { shown, lit } }: { demo: DemoState }) => {
  const language = useLanguage()
  const ends = wordEndsOf(language)
  return (
    <>
      <p className={styles['label']}>
        <Trans>Transcrição</Trans> <span className={styles['language']}>{LANGUAGE_NAMES[language]}</span>
      </p>
      <p className={styles['words']} translate="no">
        {clipPassagesOf(language).map((passage, index) => (
          <Spoken
            key={passage.times[0]}
            passage={passage}
            index={index}
            spoken={shown - (ends[index - 1] ?? 0)}
            isLit={lit === index}
          />
        ))}
      </p>
    </>
  )
}

type SpokenProps = { passage: ClipPassage; index: number; spoken: number; isLit: boolean }

/**
 * A passage; the words of its fact are a `mark` while its field is highlighted. Spaces belong to the words beside them: React
 * writes a comment between two texts, and the home page has to arrive in the first ten packets.
 */
const Spoken = ({ passage: { words, fact }, index, spoken, isLit }: SpokenProps) => {
  const [from = 0, to = 0] = fact
  const Fact = isLit ? 'mark' : 'span'
  const rest = words.slice(to + 1)
  return (
    <>
      {from > 0 && <Words words={words.slice(0, from)} spoken={spoken} after=" " />}
      <Fact data-fact={index} className={styles['fact']}>
        <Words words={words.slice(from, to + 1)} spoken={spoken - from} />
      </Fact>
      <Words words={rest} spoken={spoken - to - 1} before=" " after={rest.length > 0 ? ' ' : ''} />
    </>
  )
}

type WordsProps = { words: readonly string[]; spoken: number; before?: string; after?: string }

/** While spoken, each word is an element that changes its colour only; afterwards one text node for screen readers. */
const Words = ({ words, spoken, before = '', after = '' }: WordsProps) => {
  const text = `${before}${words.join(' ')}${after}`
  if (spoken >= words.length) return text
  if (spoken <= 0) return <span className={styles['unsaid']}>{text}</span>
  return words.map((word, index) => (
    <span key={`${word}-${String(index)}`} className={index < spoken ? undefined : styles['unsaid']}>
      {`${index === 0 ? before : ' '}${word}${index === words.length - 1 ? after : ''}`}
    </span>
  ))
}
