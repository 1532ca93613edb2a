import { expect, test } from './kit/test.ts'

test('nothing is measured or kept before an answer, refusing is one press, and the footer asks again (D25)', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.origin, locale: 'pt-BR' })
  const page = await context.newPage()
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(product.origin)) elsewhere.push(request.url())
  })
  await page.goto('/pt/sobre')
  await page.mouse.move(10, 10)
  const question = page.getByRole('region', { name: 'Cookies' })
  const answers = question.getByRole('button')
  await expect(answers).toHaveText(['Aceitar', 'Recusar', 'Escolher'])
  const looks = await answers.evaluateAll((buttons) => buttons.map(({ className }) => className))
  expect(new Set(looks).size).toBe(1)
  expect(await page.evaluate(() => localStorage.getItem('prosa.consent'))).toBeNull()

  await question.getByRole('button', { name: 'Recusar' }).click()
  await expect(question).toBeHidden()
  await page.reload()
  await page.getByRole('button', { name: 'Escolhas de cookies' }).click()
  await expect(question.getByRole('checkbox', { name: /^Estatísticas/ })).not.toBeChecked()
  await question.getByRole('checkbox', { name: /^Estatísticas/ }).check()
  await question.getByRole('button', { name: 'Salvar escolha' }).click()
  await expect(question).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('prosa.consent'))).toBe('{"version":1,"statistics":true}')
  expect(elsewhere).toEqual([])
  await context.close()
})
