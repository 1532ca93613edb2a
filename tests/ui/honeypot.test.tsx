import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { HONEYPOT_NAME } from '#contracts/forms/honeypot.ts'
import type { FormValues } from '#contracts/forms/issues.ts'
import { contactMachine } from '#machines/contact/contact.machine.ts'
import { defineSaveDraft } from '#src/features/contact/effects/save-draft.ts'
import { defineSendContactMessage } from '#src/features/contact/effects/send-contact-message.ts'
import { waitlistFlow } from '#src/features/waitlist/waitlist.flow.ts'
import { clients } from '#src/clients/clients.ts'
import { CONTACT_DRAFT_KEY } from '#src/clients/storage-keys.ts'
import { Form } from '#src/ui/form.tsx'
import { Honeypot } from '#src/ui/honeypot.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Records the requests to the service. */
const listen = (answer: object) => {
  const requests: unknown[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push([new URL(request.url).pathname, await request.json()])
    return Response.json(answer)
  })
  return requests
}

const SPAM = 'https://spam.example'

const honeypot = () => document.querySelector<HTMLInputElement>(`[name="${HONEYPOT_NAME}"]`) as HTMLInputElement

test('the honeypot is hidden and not focusable, and its value is passed on if filled', () => {
  const onSubmit = vi.fn<(values: FormValues) => void>()
  render(
    <I18nProvider i18n={setupI18n({ locale: 'pt', messages: { pt: {} } })}>
      <Form label="Teste" busy={false} issues={{}} onSubmit={onSubmit}>
        <Honeypot />
      </Form>
    </I18nProvider>,
  )
  expect(screen.queryByRole('textbox')).toBeNull()
  expect([honeypot().tabIndex, honeypot().autocomplete]).toEqual([-1, 'off'])
  expect(honeypot().closest('.visually-hidden')?.getAttribute('aria-hidden')).toBe('true')
  fireEvent.submit(screen.getByRole('form'))
  fireEvent.input(honeypot(), { target: { value: SPAM } })
  fireEvent.submit(screen.getByRole('form'))
  expect(onSubmit.mock.calls).toEqual([[{}], [{ [HONEYPOT_NAME]: SPAM }]])
})

// Proves CONTACT-30.
test('the honeypot has attributes that prevent browsers and password managers from filling it', () => {
  render(<Honeypot />)
  const dataAttributes = honeypot()
    .getAttributeNames()
    .filter((name) => name.startsWith('data-'))
  expect(dataAttributes.toSorted()).toEqual([
    'data-1p-ignore',
    'data-bwignore',
    'data-form-type',
    'data-lpignore',
    'data-protonpass-ignore',
  ])
  expect(honeypot().closest('[inert]')).not.toBeNull()
})

const EMAIL = 'robo@spam.example'

// Proves CONTACT-17.
test('a filled honeypot is sent with the message', async () => {
  const requests = listen({ reference: 'PR-7F3K9Q' })
  const machine = contactMachine.provide({
    actors: { saveDraft: defineSaveDraft(clients, CONTACT_DRAFT_KEY), sendContactMessage: defineSendContactMessage() },
  })
  const flow = createActor(machine).start()
  const written = { name: 'Robô', email: EMAIL, company: '', subject: 'support', message: 'Compre agora mesmo.' }
  flow.send({ type: 'form.submit', values: { ...written, [HONEYPOT_NAME]: SPAM } })
  await waitFor(flow, (state) => state.matches('sent'))
  expect(requests).toEqual([['/api/contact', expect.objectContaining({ ...written, [HONEYPOT_NAME]: SPAM })]])
})

test('a filled honeypot is sent with the entry of the waiting list', async () => {
  const requests = listen({})
  const flow = createActor(waitlistFlow).start()
  flow.send({ type: 'form.submit', values: { email: EMAIL, consent: 'accepted', [HONEYPOT_NAME]: SPAM } })
  await waitFor(flow, (state) => state.matches('joined'))
  expect(requests).toEqual([['/api/waitlist', expect.objectContaining({ email: EMAIL, [HONEYPOT_NAME]: SPAM })]])
})
