/** Texts as other programs copy them: with invisible direction marks, and with hyphens of every kind. */
import { expect, it } from 'vitest'
import { cpfField } from '#contracts/forms/cpf-field.ts'
import { appCodeSchema, recoveryCodeSchema } from '#contracts/forms/factor-code.ts'
import { phoneField } from '#contracts/forms/fields.ts'

// Proves FIELD-26.
it.each([
  '\u202D+55 11 98765-4321\u202C',
  '+55 11 98765\u20114321',
  '\u200E(11) 98765\u20134321',
  '11 98765\u22124321',
  '（１１）９８７６５－４３２１',
])('the phone number %j is accepted as it was pasted', (copied) => {
  expect(phoneField.parse(copied)).toBe('+5511987654321')
})

// Proves FIELD-26.
it('a recovery code is accepted as it was pasted', () => {
  const plain = recoveryCodeSchema.parse({ code: 'abcde-fghij' })
  for (const copied of ['abcde\u2011fghij', 'abcde\u2013fghij', '\u200Babcde fghij\u200B']) {
    expect(recoveryCodeSchema.safeParse({ code: copied }).data).toEqual(plain)
  }
})

// Proves FIELD-26.
it('digits are accepted in full width, as keyboards for Japanese and Chinese write them', () => {
  expect(appCodeSchema.parse({ code: '１２３４５６' })).toEqual({ code: '123456' })
  expect(cpfField.parse('５２９．９８２．２４７－２５')).toBe('52998224725')
})
