/** The pages are valid HTML, also where browsers are tolerant. */
import { globSync, readFileSync } from 'node:fs'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, test } from 'vitest'
import { DIST } from './kit/built-pages.ts'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      // React decides the case of attributes and the form of boolean ones, which parsers treat alike.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      // React's ids begin with an underscore, which HTML allows.
      'valid-id': ['error', { relaxed: true }],
    },
  }),
)

/** All pages, including protected ones, and the shell for paths without a language. */
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
