import { expect, it } from 'vitest'
import { fillIn } from '#tests/kit/gestures.ts'
import { explore } from '#tests/kit/graph.ts'
import { contact as flow } from '#tests/flows/contact/index.ts'
import { elementUi } from '../kit/element-ui.ts'
import { viewDriver } from '../kit/view-driver.ts'

const good = { name: 'Ana Souza', email: 'ana@prosa.test', subject: 'support', message: 'Bom dia, tudo certo?' }

const announcedIssues = () =>
  [...document.querySelectorAll('[data-flow="contact"] [role="alert"] a')].map(({ textContent }) => textContent)

// Proves FAIL-36.
it('contact: each issue of a refused message disappears when its field is corrected, and the others stay', async () => {
  const [start] = explore(flow.model).starts
  if (start === undefined) throw new Error('a model needs an input to start from')
  const driver = await viewDriver(flow, start)
  try {
    const ui = elementUi('contact')
    await ui.click('Enviar mensagem')
    await expect.poll(() => announcedIssues().length).toBe(4)
    const all = announcedIssues()
    for (const [done, name] of Object.keys(good).entries()) {
      await fillIn(ui, { [name]: good[name as keyof typeof good] })
      await expect.poll(announcedIssues).toEqual(all.slice(done + 1))
    }
    expect(driver.snapshot().context.issues).not.toEqual({})
  } finally {
    driver.hide()
  }
})
