import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { EmailAddress } from '#src/ui/email-address.tsx'

it.each([
  ['ana@prosa.test', 'ana@<wbr/>prosa.test'],
  ['"ana@home"@prosa.test', '&quot;ana@home&quot;@<wbr/>prosa.test'],
])('the address %s is whole, and wraps before its host', (address, markup) => {
  expect(renderToStaticMarkup(<EmailAddress>{address}</EmailAddress>)).toBe(markup)
})
