/** The rules for commit messages of docs/CONTRIBUTING.md, as far as a program can check them. */

export type Commit = { hash: string; author: string; message: string }

/** Format of `git log` that `commitsIn` reads: fields and records end with separators that no message contains. */
export const LOG_FORMAT = '%h%x1f%an <%ae>%x1f%B%x1e'

export const commitsIn = (log: string): Commit[] =>
  log
    .split('\x1e')
    .map((record) => record.trim())
    .filter((record) => record !== '')
    .map((record) => {
      const [hash = '', author = '', message = ''] = record.split('\x1f')
      return { hash, author, message }
    })

const SUBJECT_LENGTH = 72

const SUBJECT =
  /^(?:build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(?:\([a-z0-9, -]+\))?!?: (?<text>\S.*)$/

/** Lines that git and platforms append, which explain nothing. */
const TRAILER = /^(?:co-authored-by|signed-off-by): /i

/** Dependency updates have generated messages. */
const isBot = (author: string) => /\[bot\]|renovate/i.test(author)

const NOT_VERBS = new Set(
  [
    'a an the it its this that these those one two three each every all any some no not another other',
    'what which who whose whoever how when where why somebody nobody everybody nothing plain',
  ].flatMap((words) => words.split(' ')),
)

/** Verbs in the imperative that have one of the endings below. */
const VERBS = new Set(
  'alias bias canvas focus bring cling ping ring spring swing embed exceed feed need proceed seed shed shred speed'.split(
    ' ',
  ),
)

/**
 * A short deny rule, as there is no list of all verbs: an article, a pronoun or another word that begins no imperative, or
 * the ending of a third person or plural (-s), a past tense (-ed) or a gerund (-ing). Other nouns are not recognized.
 */
const isEvidentlyNotImperative = (word: string) =>
  NOT_VERBS.has(word) || (!VERBS.has(word) && /(?:[^s]s|ed|ing)$/.test(word))

const faultsOfSubject = (subject: string): string[] => {
  const text = SUBJECT.exec(subject)?.groups?.['text']
  if (text === undefined) return ['the subject is not `type(area): subject` with a known type']
  const [word = ''] = text.split(/[^\w-]/)
  return isEvidentlyNotImperative(word.toLowerCase()) ? [`"${word}" does not begin an imperative`] : []
}

export const faultsOf = ({ author, message }: Pick<Commit, 'author' | 'message'>): string[] => {
  if (isBot(author)) return []
  const [subject = '', ...lines] = message.trim().split('\n')
  return [
    ...(subject.length > SUBJECT_LENGTH
      ? [`the subject has ${subject.length} characters, more than ${SUBJECT_LENGTH}`]
      : []),
    ...faultsOfSubject(subject),
    ...(lines.some((line) => line.trim() !== '' && !TRAILER.test(line)) ? [] : ['the body with the reason is missing']),
  ]
}
