/** Texts that must be typed or copied exactly: a browser that translates the page must not translate them. */
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ConfirmWord } from '#src/features/account-deletion/confirm-word.tsx'
import { RecoveryCodes } from '#src/features/second-factor/recovery-codes.tsx'
import { PixCode } from '#src/features/pending-payment/pix-code.tsx'
import { Logo } from '#src/ui/logo.tsx'
import { inLanguage } from './kit.tsx'

afterEach(cleanup)

// Proves SITE-36.
test.each([
  ['EXCLUIR', <ConfirmWord key="word" name="word" word="EXCLUIR" typed="" />],
  ['AB12-CD34', <RecoveryCodes key="codes" codes={['AB12-CD34']} onKept={() => {}} />],
  ['00020126', <PixCode key="pix" code="00020126" />],
  ['Prosa', <Logo key="logo" />],
])('%s is not translated by the browser', (text, element) => {
  render(element, { wrapper: inLanguage('pt') })
  expect(screen.getByText(text).closest('[translate="no"]')).not.toBeNull()
})
