/** The pages are valid HTML, also where a browser would forgive. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, test } from 'vitest'
import { BUILT_PAGES } from './kit/built-pages.ts'

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

test('every page is valid HTML', async () => {
  const reports = await Promise.all(
    BUILT_PAGES.map(async ({ path, html }) => {
      const { results } = await validator.validateString(html, path)
      return results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} (${selector})`),
      )
    }),
  )
  expect(reports.flat()).toEqual([])
})
