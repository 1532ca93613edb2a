/** The requirements of docs/requirements, and where each is named. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flows } from '#machines/index.ts'
import type { RequirementId } from '#machines/kit/properties.ts'

export type Requirement = { id: RequirementId; text: string }
/** One file of docs/requirements, without its extension as `name`. */
export type Group = { name: string; title: string; requirements: Requirement[] }

const PROJECT = join(import.meta.dirname, '../..')
const ROOTS = ['contracts', 'docs', 'machines', 'scripts', 'server', 'src', 'supabase', 'tests']
const GENERATED = /^docs\/(flows|screens|requirements)\//
const TEXT = /\.(ts|tsx|mts|mjs|js|css|md|sql)$/

const LINE = /^- \*\*(?<id>[A-Z]+-\d{2,3})\*\* (?<text>.+)$/gm
/** Except `UTF-16`, `AES-256` and `SHA-256`, which have the same format. */
const ID = /\b(?!(?:UTF|AES|SHA)-)[A-Z]{3,}-\d{2,3}\b/g

const groupOf = (file: string): Group => {
  const text = readFileSync(join(PROJECT, 'docs/requirements', file), 'utf8')
  return {
    name: file.replace(/\.md$/, ''),
    title: /^# (.+)$/m.exec(text)?.[1] ?? '',
    requirements: [...text.matchAll(LINE)].map(({ groups }) => ({
      id: groups?.['id'] as RequirementId,
      text: groups?.['text'] ?? '',
    })),
  }
}

export const requirementGroups = (): Group[] =>
  readdirSync(join(PROJECT, 'docs/requirements'))
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .toSorted()
    .map(groupOf)

/** Every identifier in a text, including those of no requirement. */
export const identifiersIn = (text: string): string[] => [...new Set(text.match(ID))]

/** Texts of handwritten files by path: code, tests and documents, without the requirements themselves. */
export const projectTexts = (): Map<string, string> =>
  new Map(
    ROOTS.flatMap((root) =>
      readdirSync(join(PROJECT, root), { recursive: true, encoding: 'utf8' }).map((path) => join(root, path)),
    )
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => TEXT.test(path) && !GENERATED.test(path))
      .toSorted()
      .map((path) => [path, readFileSync(join(PROJECT, path), 'utf8')] as const),
  )

const byIdentifier = (entries: readonly (readonly [string, string])[]) =>
  new Map([...Map.groupBy(entries, ([id]) => id)].map(([id, uses]) => [id, uses.map(([, where]) => where)] as const))

/** Files that name identifiers without proving them: lists that tests read, and properties of a sample machine. */
const NO_PROOF =
  /^tests\/(kit\/(not-covered|specified)|(repository\/requirements|model\/(counterexamples|consequences))\.test)\.ts$/

/** The title of a test or suite, if it is on the first line. */
const TITLE = /^\s*(?:test|it|describe)(?:\.\w+(?:\(.*?\))?)*\(\s*(?<quote>['"`])(?<title>.+?)\k<quote>/

/** The title, if it is on the line after the first. */
const TITLE_ALONE = /^\s*(?<quote>['"`])(?<title>.+)\k<quote>,$/

/** The title after a table of several lines: `])('the title'`, with the indentation of the first line. */
const TITLE_BEHIND = /^\s*[\])}].*\((?<quote>['"`])(?<title>.+?)\k<quote>/
const BEGINS_TEST = /^\s*(?:test|it|describe)\b/

const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line)
const indentOf = (line: string) => line.search(/\S/)

/** The title of the test that begins on the first of the lines, or null. */
const titleIn = ([first = '', ...following]: readonly string[]): string | null => {
  const own = TITLE.exec(first)?.groups?.['title']
  if (own !== undefined || !BEGINS_TEST.test(first)) return own ?? null
  const alone = first.endsWith('(') ? TITLE_ALONE.exec(following[0] ?? '')?.groups?.['title'] : undefined
  if (alone !== undefined) return alone
  const end = following.findIndex((line) => line !== '' && indentOf(line) <= indentOf(first))
  // A title too long for that line is on the next one.
  const [last = '', next = ''] = following.slice(end)
  return (TITLE_BEHIND.exec(last) ?? TITLE_ALONE.exec(next))?.groups?.['title'] ?? null
}

const CITES = /^\s*cites: \[/
const NAME = /^\s*name: (?<quote>['"`])(?<title>.+)\k<quote>,$/

/** The name of the property that cites on a line. */
const citingIn = (lines: readonly string[], index: number): string | null =>
  CITES.test(lines[index] ?? '') ? (NAME.exec(lines[index - 1] ?? '')?.groups?.['title'] ?? null) : null

/** Lines from the start of the test that contains a line of code; empty for code outside of tests. */
const aroundOf = (lines: readonly string[], index: number): readonly string[] => {
  const at = lines.findLastIndex((line, before) => before <= index && BEGINS_TEST.test(line))
  const indent = indentOf(lines[at] ?? '')
  const isOver = lines
    .slice(at + 1, index + 1)
    .some((line) => line !== '' && indentOf(line) <= indent && !TITLE_BEHIND.test(line))
  return at === -1 || isOver ? [] : lines.slice(at)
}

/** Lines from the first one below a comment. */
const belowOf = (lines: readonly string[], index: number): readonly string[] => {
  const following = lines.slice(index)
  return following.slice(following.findIndex((line) => !isComment(line)))
}

/**
 * Where a test file names an identifier: tests with it in their title, body, table or comment, as `path > title`; the path
 * of the file if it is only in its head, or in code outside of tests. There a comment counts only if it begins with "Proves".
 */
export const casesNaming = (id: string, path: string, text: string): string[] => {
  const lines = text.split('\n')
  const places = lines.flatMap((line, index) => {
    if (!line.includes(id)) return []
    const title = titleIn(isComment(line) ? belowOf(lines, index) : aroundOf(lines, index)) ?? citingIn(lines, index)
    if (title === null && isComment(line) && !line.includes('Proves ')) return []
    return [title === null ? path : `${path} > ${title.replace(` (${id})`, '')}`]
  })
  const titled = places.filter((place) => place !== path)
  return [...new Set(titled.length > 0 ? titled : places)]
}

const isTest = (path: string) => path.startsWith('tests/') && !path.endsWith('.md') && !NO_PROOF.test(path)
const isFile = (path: string) => !/^(tests|docs)\/|\.props\.ts$/.test(path)

/** Names of places by identifier. A flow is named once for each property that cites it, a test file once for each test. */
export type Matrix = Record<'flows' | 'tests' | 'files', ReadonlyMap<string, readonly string[]>>

export const matrixOf = (texts: ReadonlyMap<string, string>): Matrix => {
  const naming = [...texts].flatMap(([path, text]) => identifiersIn(text).map((id) => [id, path] as const))
  const cases = naming
    .filter(([, path]) => isTest(path))
    .flatMap(([id, path]) => casesNaming(id, path, texts.get(path) ?? '').map((place) => [id, place] as const))
  return {
    flows: byIdentifier(
      Object.entries(flows).flatMap(([flow, { properties }]) =>
        properties.flatMap(({ cites }) => cites.map((id) => [id, flow] as const)),
      ),
    ),
    tests: byIdentifier(cases),
    files: byIdentifier(naming.filter(([, path]) => isFile(path))),
  }
}
