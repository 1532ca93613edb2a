import { expect, it } from 'vitest'
import { HONEYPOT_NAME } from '#contracts/forms/honeypot.ts'
import { builtPageAt } from './kit/built-pages.ts'

// Proves CONTACT-17.
it.each(['/pt/contato', '/fr/contato', '/pt/lista-de-espera'])('the form of %s has its honeypot', (path) => {
  const honeypot = builtPageAt(path)?.document.querySelector(
    `main form [aria-hidden="true"][inert] > input[name="${HONEYPOT_NAME}"]`,
  )
  expect([honeypot?.getAttribute('tabindex'), honeypot?.getAttribute('autocomplete')]).toEqual(['-1', 'off'])
})
