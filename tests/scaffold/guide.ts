/** Parses a guide into steps: files to write, files to change and commands to run. */

/** A command is expected to fail if its comment says so. */
export type GuideStep =
  | { kind: 'write'; path: string; text: string }
  | { kind: 'change'; path: string; lines: readonly string[] }
  | { kind: 'type'; command: string; isFailing: boolean }

const BLOCK = /^```(?<language>\w+)(?: (?<path>\S+))?\n(?<text>[^]*?)^```$/gm

const linesOf = (text: string) => text.replace(/\n$/, '').split('\n')

export const stepsOf = (guide: string): GuideStep[] =>
  [...guide.matchAll(BLOCK)].flatMap(({ groups }): GuideStep[] => {
    const { language, path, text = '' } = groups ?? {}
    if (path === undefined) {
      return linesOf(text).map((command) => ({ kind: 'type', command, isFailing: command.includes('# fails') }))
    }
    return language === 'diff' ? [{ kind: 'change', path, lines: linesOf(text) }] : [{ kind: 'write', path, text }]
  })

/** Applies a diff without line numbers: lines with a minus are removed, those with a plus added, others are context. */
export const changedBy = (text: string, lines: readonly string[]): string => {
  const linesWith = (signs: string) =>
    lines.filter((line) => signs.includes(line.charAt(0) || ' ')).map((line) => line.slice(1))
  const [before, after] = [linesWith(' -').join('\n'), linesWith(' +').join('\n')]
  const parts = text.split(`${before}\n`)
  if (parts.length !== 2) throw new Error(`found ${parts.length - 1} times:\n${before}`)
  return parts.join(`${after}\n`)
}
