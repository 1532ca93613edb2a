import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import type { FieldIssues, FormValues } from '#contracts/forms/issues.ts'
import { captureInput } from '#src/hydration/hydrate.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Form } from '#src/ui/form.tsx'
import { TextField } from '#src/ui/text-field.tsx'

afterEach(cleanup)

const i18n = setupI18n({ locale: 'pt', messages: { pt: {} } })
const Language = ({ children }: { children: ReactNode }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>

type Props = { busy?: boolean; issues?: FieldIssues; fill?: FormValues | null; onSubmit?: (values: FormValues) => void }

const form = ({ busy = false, issues = {}, fill = null, onSubmit = () => {} }: Props) => (
  <Form label="Teste" busy={busy} issues={issues} fill={fill} onSubmit={onSubmit}>
    <TextField name="name" label="Nome" />
    <TextField name="email" label="E-mail" />
  </Form>
)

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

// Proves FAIL-11.
test('a submit passes the values of the fields', () => {
  const onSubmit = vi.fn<(values: FormValues) => void>()
  render(form({ onSubmit }), { wrapper: Language })
  fireEvent.input(field('Nome'), { target: { value: 'Ana' } })
  fireEvent.submit(screen.getByRole('form'))
  expect(onSubmit.mock.calls).toEqual([[{ name: 'Ana', email: '' }]])
})

// Proves FAIL-11.
test('a busy form submits nothing', () => {
  const onSubmit = vi.fn<(values: FormValues) => void>()
  render(form({ busy: true, onSubmit }), { wrapper: Language })
  fireEvent.submit(screen.getByRole('form'))
  expect(onSubmit.mock.calls).toEqual([])
})

// Proves FAIL-33, FAIL-12.
test('a refused submit focuses the summary, whose links lead to the fields', () => {
  const { rerender } = render(form({}), { wrapper: Language })
  fireEvent.submit(screen.getByRole('form'))
  rerender(form({ issues: { email: 'email.required' } }))
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  expect(field('E-mail').getAttribute('aria-invalid')).toBe('true')
  expect(field('Nome').hasAttribute('aria-invalid')).toBe(false)
  fireEvent.click(screen.getByRole('link', { name: 'E-mail é obrigatório' }))
  expect(document.activeElement).toBe(field('E-mail'))
})

test('issues without a submit do not move the focus', () => {
  const { rerender } = render(form({}), { wrapper: Language })
  field('Nome').focus()
  rerender(form({ issues: { email: 'email.required' } }))
  expect(document.activeElement).toBe(field('Nome'))
})

const summary = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)

const check = ({ name, email }: FormValues): FieldIssues => ({
  ...(name === '' && { name: 'name.required' }),
  ...(email === '' && { email: 'email.required' }),
  ...(email === 'ana@' && { email: 'email.invalid' }),
})

const validatedForm = (fieldIssues: FieldIssues) => (
  <Form label="Teste" busy={false} issues={fieldIssues} check={check} onSubmit={() => {}}>
    <TextField name="name" label="Nome" />
    <TextField name="email" label="E-mail" />
  </Form>
)

// Proves FAIL-36.
test('an issue disappears when its field is corrected, returns if it is invalid on blur, and no other field gets one', () => {
  const issues: FieldIssues = { email: 'email.required' }
  render(validatedForm(issues), { wrapper: Language })
  expect(summary()).toEqual(['E-mail é obrigatório'])
  type('E-mail', 'ana@')
  expect(summary()).toEqual(['E-mail é obrigatório'])
  fireEvent.blur(field('E-mail'))
  expect(summary()).toEqual(['Confira o e-mail: algo como nome@exemplo.com'])
  type('E-mail', 'ana@prosa.test')
  expect([summary(), field('E-mail').hasAttribute('aria-invalid')]).toEqual([[], false])
  type('E-mail', 'ana@')
  expect(summary()).toEqual([])
  fireEvent.blur(field('E-mail'))
  expect(summary()).toEqual(['Confira o e-mail: algo como nome@exemplo.com'])
  fireEvent.blur(field('Nome'))
  expect(summary()).toEqual(['Confira o e-mail: algo como nome@exemplo.com'])
})

test('an issue that only the server detects stays until its field is changed', () => {
  const issues: FieldIssues = { email: 'email.unchanged' }
  render(
    <Form label="Teste" busy={false} issues={issues} check={() => ({})} onSubmit={() => {}}>
      <TextField name="email" label="E-mail" />
    </Form>,
    { wrapper: Language },
  )
  fireEvent.blur(field('E-mail'))
  expect(screen.queryAllByRole('link')).toHaveLength(1)
  fireEvent.input(field('E-mail'), { target: { value: 'outra@prosa.test' } })
  expect(screen.queryAllByRole('link')).toHaveLength(0)
})

// Proves FAIL-10.
test('filling never replaces what was typed', () => {
  const { rerender } = render(form({}), { wrapper: Language })
  fireEvent.input(field('Nome'), { target: { value: 'Ana' } })
  rerender(form({ fill: { name: 'Outra', email: 'ana@prosa.test' } }))
  expect([field('Nome').value, field('E-mail').value]).toEqual(['Ana', 'ana@prosa.test'])
})

// Proves FAIL-30.
test('a form that was submitted before hydration is submitted once', () => {
  const onSubmit = vi.fn<(values: FormValues) => void>()
  const place = document.createElement('div')
  place.innerHTML = renderToString(<Language>{form({})}</Language>)
  document.body.append(place)
  place.querySelector('form')?.setAttribute('data-submitted', '')
  render(form({ onSubmit }), { wrapper: Language, container: place, hydrate: true })
  expect(onSubmit.mock.calls).toEqual([[{ name: '', email: '' }]])
  expect(place.querySelector('form')?.hasAttribute('data-submitted')).toBe(false)
})

const draftForm = (
  <Form label="Teste" busy={false} issues={{}} draft="prosa.draft.test" onSubmit={() => {}}>
    <TextField name="name" label="Nome" defaultValue="Ana" />
    <TextField name="bio" label="Sobre" />
    <TextField name="password" label="Senha" />
    <TextField name="cpf" label="CPF" />
    <select name="language" defaultValue="pt">
      <option value="pt">pt</option>
    </select>
  </Form>
)
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } })
const fieldValues = () => ['Nome', 'Sobre', 'Senha', 'CPF'].map((label) => field(label).value)

// Proves REG-28.
test('typed values are restored when the form is mounted again, except secret ones', () => {
  const { unmount } = render(draftForm, { wrapper: Language })
  type('Nome', 'Ana Lima')
  type('Sobre', 'Escrevo.')
  type('Senha', 'segredo-1')
  type('CPF', '52998224725')
  unmount()
  const { unmount: leave } = render(draftForm, { wrapper: Language })
  expect([fieldValues(), sessionStorage.getItem('prosa.draft.test')]).toEqual([
    ['Ana Lima', 'Escrevo.', '', ''],
    '{"name":"Ana Lima","bio":"Escrevo."}',
  ])
  type('Nome', 'Ana')
  type('Sobre', '')
  leave()
  expect(sessionStorage.getItem('prosa.draft.test')).toBeNull()
})

test('restored values fire input events as if typed, and never replace typed values', () => {
  sessionStorage.setItem('prosa.draft.test', '{"bio":"De antes","name":7}')
  const onChange = vi.fn<(values: FormValues) => void>()
  const listening = (
    <Form label="Teste" busy={false} issues={{}} draft="prosa.draft.test" onChange={onChange} onSubmit={() => {}}>
      <TextField name="name" label="Nome" />
      <TextField name="bio" label="Sobre" />
    </Form>
  )
  const { rerender } = render(listening, { wrapper: Language })
  expect(onChange.mock.lastCall).toEqual([{ name: '', bio: 'De antes' }])
  type('Sobre', 'De agora')
  rerender(listening)
  expect(field('Sobre').value).toBe('De agora')
  sessionStorage.clear()
})

const ticking = (onSubmit: (values: FormValues) => void = () => {}) => (
  <Form label="Teste" busy={false} issues={{}} draft="prosa.draft.test" onSubmit={onSubmit}>
    <Checkbox name="terms" value="accepted">
      Aceito
    </Checkbox>
  </Form>
)

// Proves REG-28.
test('a checked box is restored when the form is mounted again, is submitted, and is not restored once it is unchecked', () => {
  const { unmount } = render(ticking(), { wrapper: Language })
  fireEvent.click(field('Aceito'))
  unmount()
  const onSubmit = vi.fn<(values: FormValues) => void>()
  const { unmount: leave } = render(ticking(onSubmit), { wrapper: Language })
  fireEvent.submit(screen.getByRole('form'))
  expect([field('Aceito').checked, onSubmit.mock.calls]).toEqual([true, [[{ terms: 'accepted' }]]])
  fireEvent.click(field('Aceito'))
  leave()
  render(ticking(), { wrapper: Language })
  expect([field('Aceito').checked, sessionStorage.getItem('prosa.draft.test')]).toEqual([false, null])
})

test('a stored draft with another value than that of the box checks nothing', () => {
  sessionStorage.setItem('prosa.draft.test', '{"terms":"on"}')
  render(ticking(), { wrapper: Language })
  expect(field('Aceito').checked).toBe(false)
  sessionStorage.clear()
})

// Proves REG-28.
test('input from before the page is rendered again is written into the new form', () => {
  const place = document.createElement('main')
  place.innerHTML = renderToString(<Language>{ticking()}</Language>)
  document.body.append(place)
  fireEvent.click(place.querySelector('input') as HTMLInputElement)
  const fillIn = captureInput(document)
  place.replaceChildren()
  render(ticking(), { wrapper: Language, container: place })
  fillIn()
  expect(field('Aceito').checked).toBe(true)
  sessionStorage.clear()
})

// Proves FAIL-30.
test('of buttons with the same text only the clicked one acts, and only the same form is sent', () => {
  const place = document.createElement('div')
  place.innerHTML = `<button>Copiar</button><button data-pressed>Copiar</button>
    <main><form data-submitted><input name="email" /></form></main>`
  document.body.append(place)
  const redo = captureInput(place)
  place.innerHTML = `<button id="first">Copiar</button><button id="second">Copiar</button>
    <main><form><input name="code" /></form></main>`
  const events: string[] = []
  place.addEventListener('click', ({ target }) => events.push((target as Element).id))
  place.addEventListener('submit', (event) => (event.preventDefault(), events.push('sent')))
  redo()
  expect(events).toEqual(['second'])
  place.remove()
})

test('a corrected issue is shown again if another submit has it again', () => {
  // A flow may pass the same object again, after it cleared the issues during the submit.
  const issues: FieldIssues = { email: 'email.required' }
  const none: FieldIssues = {}
  const { rerender } = render(validatedForm(issues), { wrapper: Language })
  type('E-mail', 'ana@prosa.test')
  expect(summary()).toEqual([])
  rerender(validatedForm(none))
  type('E-mail', '')
  rerender(validatedForm(issues))
  expect(summary()).toEqual(['E-mail é obrigatório'])
})
