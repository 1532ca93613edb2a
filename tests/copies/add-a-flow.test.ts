/** docs/guides/add-a-flow.md, followed to the letter on a copy of the project. */
import { readFileSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { copyProject } from '#tests/kit/project-copy.ts'

const GUIDE = new URL('../../docs/guides/add-a-flow.md', import.meta.url)
const BLOCK = /^```(?<language>\w+)(?: (?<path>\S+))?\n(?<text>[^]*?)^```$/gm

/** A file to write, or a line to type; one that says so in its comment fails. */
type Step = { path: string; text: string } | { command: string; isFailing: boolean }

const steps = [...readFileSync(GUIDE, 'utf8').matchAll(BLOCK)].flatMap(({ groups }): Step[] => {
  const { path, text = '' } = groups ?? {}
  if (path !== undefined) return [{ path, text }]
  return text
    .trim()
    .split('\n')
    .map((line) => ({ command: line, isFailing: line.includes('# fails') }))
})

const copy = copyProject()
const said: string[] = []
afterAll(copy.remove)

for (const step of steps) {
  if ('path' in step) {
    it(`takes ${step.path}`, () => {
      copy.write(step.path, step.text)
      expect(copy.read(step.path)).toBe(step.text)
    })
  } else {
    it(step.command, { timeout: 300_000 }, async () => {
      const { code, output } = await copy.run(step.command)
      said.push(output)
      expect(code !== 0, output).toBe(step.isFailing)
    })
  }
}

it('ends with a flow that owes nothing and that was really walked and broken', () => {
  expect(said.join('\n')).toMatch(/^welcomeHint +5 +8 +4 +8 .*100 % \/ 100 %.*\(100 %\)/m)
  expect(said.join('\n')).toContain('welcomeHint owes nothing.')
})
