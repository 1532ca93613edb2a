/** The setup of the second factor on the phone that has the authenticator app. */
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SetupForm } from '#src/features/second-factor/setup-form.tsx'
import { inLanguage } from './kit.tsx'

afterEach(cleanup)

const URI = 'otpauth://totp/Prosa:ana%40prosa.test?secret=GEZDGNBVGY3TQOJQ&issuer=Prosa'

// Proves ACCOUNT-128.
it('a link hands the key to the authenticator app of this device', () => {
  const props = { isBusy: false, issues: {}, failure: null, onSubmit: () => {}, onCancel: () => {} }
  const setup = { factorId: 'factor', secret: 'GEZDGNBVGY3TQOJQ', uri: URI }
  render(<SetupForm {...props} setup={setup} />, { wrapper: inLanguage('pt', 'securitySettings') })
  expect(screen.getByText('Abrir no aplicativo deste aparelho').getAttribute('href')).toBe(URI)
})
