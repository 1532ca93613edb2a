/** The demo's voice message after each stage of its processing; works without JavaScript. */
import { Trans, useLingui } from '@lingui/react/macro'
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '#contracts/languages.ts'
import { clipOf, clipPassagesOf, voiceOf } from '#src/features/transcribe-demo/clip.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { VoiceBars } from '#src/ui/voice-bars.tsx'
import styles from './stages.module.css'

/** Seconds after which the language is known. */
const FIRST_SECONDS = 2.5

const withoutPunctuation = (word: string) => word.replaceAll(/[^\p{L}\p{N}’'-]/gu, '').toLocaleLowerCase()

const Voice = ({ seconds }: { seconds: number }) => {
  const language = useLanguage()
  const voice = voiceOf(language)
  return (
    <VoiceBars
      voice={voice}
      position={(seconds / clipOf(language).seconds) * voice.length}
      className={styles['voice']}
    />
  )
}

export const RawWords = () => {
  const words = clipPassagesOf(useLanguage()).flatMap((passage) => passage.words.map(withoutPunctuation))
  return (
    <>
      <Voice seconds={0} />
      <p className={styles['raw']} translate="no">
        {words.filter((word) => word !== '').join(' ')}
      </p>
    </>
  )
}

export const DetectedLanguage = () => {
  const pageLanguage = useLanguage()
  return (
    <>
      <Voice seconds={FIRST_SECONDS} />
      <ul className={styles['languages']}>
        {LANGUAGES.map((language) => (
          <li key={language} lang={LANGUAGE_TAGS[language]}>
            {language === pageLanguage ? <mark>{LANGUAGE_NAMES[language]}</mark> : LANGUAGE_NAMES[language]}
          </li>
        ))}
      </ul>
    </>
  )
}

const FIELDS = ['meeting', 'time', 'place', 'topics'] as const
type Field = (typeof FIELDS)[number]

const useFacts = () => {
  const { t } = useLingui()
  return {
    meeting: { name: t`Reunião`, value: t`Orçamento do evento` },
    time: { name: t`Hora`, value: t`Quinta, 15h` },
    place: { name: t`Lugar`, value: t`Café na rua Augusta` },
    topics: { name: t`Assuntos`, value: t`Fornecedores, convidados` },
  } satisfies Record<Field, { name: string; value: string }>
}

const join = (words: readonly string[]) => words.join(' ')

/** The passage that a field comes from: the words before its fact, the fact, and the words after it. */
const useSource = (field: Field) => {
  const { words = [], fact: [from = 0, to = 0] = [] } = clipPassagesOf(useLanguage())[FIELDS.indexOf(field)] ?? {}
  return { before: join(words.slice(0, from)), fact: join(words.slice(from, to + 1)), after: join(words.slice(to + 1)) }
}

export const SourceOfField = () => {
  const { name, value } = useFacts().meeting
  const { before, fact, after } = useSource('meeting')
  return (
    <>
      <p>
        <span className={styles['name']}>{name}</span> <strong>{value}</strong>
      </p>
      <blockquote className={styles['source']} translate="no">
        {before} <mark>{fact}</mark> {after}
      </blockquote>
    </>
  )
}

const Found = ({ field }: { field: Field }) => {
  const { value } = useFacts()[field]
  const { fact } = useSource(field)
  return (
    <div>
      <dt translate="no">{fact.replace(/[,.?]+$/, '')}</dt>
      <dd>
        <mark>{value}</mark>
      </dd>
    </div>
  )
}

export const ExtractedFacts = () => (
  <dl className={styles['found']}>
    <Found field="time" />
    <Found field="place" />
  </dl>
)

/** Beginning of a real encrypted summary of the demo's message; its key was discarded. */
const SEALED =
  'v1.DEoiRofUu30VP_QX.kq7GTz6pj4g1MvvLEcc9s2OGEbKdeJ4xg03OxWI8QbeaD1BX3hWr_oG3BNEVWaXRzknyxFkV_sIyrH2KUgE9OLtm…'

export const SealedSummary = () => (
  <>
    <p className={styles['sealed']} translate="no" aria-hidden="true">
      {SEALED}
    </p>
    <p className="visually-hidden">
      <Trans>Letras e números que só a chave da conta transforma de novo em texto.</Trans>
    </p>
  </>
)

export const SummaryStage = () => {
  const facts = useFacts()
  return (
    <dl className={styles['summary']}>
      {FIELDS.map((field) => (
        <div key={field}>
          <dt>{facts[field].name}</dt>
          <dd>{facts[field].value}</dd>
        </div>
      ))}
    </dl>
  )
}
