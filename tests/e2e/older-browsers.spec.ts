/**
 * The oldest browsers that the build is made for (`build.target`): Chrome 111, Safari 16.4, Firefox 121. Syntax is
 * compiled for them; built-ins that they lack are removed here.
 */
import { expect, test } from './kit/test.ts'
import { signIn, visitorOf } from './kit/visitor.ts'

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    const NEWER: readonly (readonly [object, readonly string[]])[] = [
      [AbortSignal, ['any']],
      [URL, ['canParse', 'parse']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [Array, ['fromAsync']],
      [Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [Element.prototype, ['checkVisibility', 'setHTMLUnsafe', 'moveBefore']],
      [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover']],
      [Document.prototype, ['startViewTransition']],
      [
        globalThis,
        ['requestIdleCallback', 'cancelIdleCallback', 'navigation', 'scheduler', 'Iterator', 'SuppressedError'],
      ],
    ]
    for (const [owner, names] of NEWER) for (const name of names) Reflect.deleteProperty(owner, name)
  })
})

// Proves SITE-37.
test('a message is sent, and a person signs in and reads', async ({ page }) => {
  const visitor = visitorOf(page, 'pt')
  await visitor.open('contact')
  await visitor.enters({ name: 'Rita Souza', email: 'rita@prosa.test', message: 'Olá, o Transcribe entende sotaque?' })
  await page.getByRole('combobox', { name: 'Assunto' }).selectOption({ index: 1 })
  await visitor.click('Enviar mensagem')
  await expect(page.getByRole('heading', { name: 'Mensagem enviada' })).toBeVisible()
  await visitor.open('login')
  await signIn(visitor, { email: 'ana@prosa.test', password: 'prosa-demo-1' })
  await expect(page.getByRole('heading', { level: 1, name: 'Olá, Ana' })).toBeVisible()
  await visitor.open('transcriptions')
  await visitor.click('Mostrar os resumos')
  await expect(page.getByRole('button', { name: 'Ocultar os resumos' })).toBeVisible()
})
