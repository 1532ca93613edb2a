/** The pages are valid HTML, also where a browser would forgive. */
import { globSync, readFileSync } from 'node:fs'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, test } from 'vitest'
import { DIST } from './kit/built-pages.ts'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      // Letter case of attributes and the spelling of true ones are React's, and mean the same to every parser.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      // Identifiers that React makes begin with an underscore: any character but a space is valid.
      'valid-id': ['error', { relaxed: true }],
    },
  }),
)

/** Those behind the gate too, and the shell of addresses that name no language. */
const FILES = globSync('**/*.html', { cwd: DIST })

test('every prerendered page is valid HTML', async () => {
  const reports = await Promise.all(
    FILES.map(async (file) => {
      const { results } = await validator.validateString(readFileSync(`${DIST}/${file}`, 'utf8'), file)
      return results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${file}: ${ruleId}: ${message} (${selector})`),
      )
    }),
  )
  expect(reports.flat()).toEqual([])
  expect(FILES).toContain('shell.html')
  expect(FILES).toContain('pt/dashboard.html')
})
