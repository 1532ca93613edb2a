/** Reasons for a weak password, from the answer of the service to the text on the screen. */
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { WEAK_REASONS, type WeakReason } from '#contracts/errors.ts'
import { type Language, LANGUAGES } from '#contracts/languages.ts'
import { replyWith, flowOf, loadTexts, reasonsOn, stub, failureBy } from './kit/failure-texts.tsx'
import { authRejection, productRejection } from './kit/network-answers.ts'

beforeAll(loadTexts)
afterEach(() => void vi.unstubAllGlobals())

describe('a weak password', () => {
  /** The text for each reason, repeated here. */
  const WORDS: Record<WeakReason, Record<Language, string>> = {
    length: {
      pt: 'Ela é curta demais: use mais caracteres.',
      en: 'It is too short: use more characters.',
      es: 'Es demasiado corta: usa más caracteres.',
      fr: 'Il est trop court\u00A0: utilisez plus de caractères.',
    },
    characters: {
      pt: 'Faltam tipos de caracteres: misture maiúsculas, minúsculas, números e símbolos.',
      en: 'It needs more kinds of characters: mix upper case, lower case, numbers and symbols.',
      es: 'Le faltan tipos de caracteres: mezcla mayúsculas, minúsculas, números y símbolos.',
      fr: 'Il manque de variété\u00A0: mélangez majuscules, minuscules, chiffres et symboles.',
    },
    pwned: {
      pt: 'Ela está entre as senhas mais usadas, ou já apareceu em um vazamento.',
      en: 'It is among the most used passwords, or has appeared in a data leak.',
      es: 'Está entre las contraseñas más usadas, o ya apareció en una filtración.',
      fr: 'Il fait partie des mots de passe les plus utilisés, ou figure déjà dans une fuite.',
    },
  }

  // Proves AUTH-39.
  it('is reported with every reason of the auth service', async () => {
    const reasons = [...WEAK_REASONS, 'unknown']
    const body = { code: 422, error_code: 'weak_password', msg: 'x', weak_password: { reasons } }
    const error = await authRejection(replyWith(422, body))
    for (const [flow, effect] of [
      ['register', 'signUp'],
      ['newPassword', 'setPassword'],
    ] as const) {
      const failure = failureBy(flowOf(flow), `${effect}:crashed`, error)
      expect(failure).toEqual({ code: 'auth.weakPassword', reasons: [...WEAK_REASONS] })
      for (const language of LANGUAGES) {
        expect(reasonsOn(failure, language)).toEqual(WEAK_REASONS.map((reason) => WORDS[reason][language]))
      }
    }
  })

  it.each([
    ['password.common', 'pwned'],
    ['password.tooShort', 'length'],
  ] as const)('is reported with the reason that our own call returns as %s', async (issue, reason) => {
    const answer = replyWith(422, { code: 'auth.weakPassword', details: { fields: { newPassword: issue } } })
    const failure = failureBy(flowOf('passwordChange'), 'changePassword:crashed', await productRejection(stub, answer))
    expect(reasonsOn(failure, 'pt')).toEqual([WORDS[reason].pt])
  })

  it('is reported without a reason if none is known', async () => {
    const answer = replyWith(422, { code: 'auth.weakPassword', details: { fields: { newPassword: 7 } } })
    expect(
      reasonsOn(
        failureBy(flowOf('passwordChange'), 'changePassword:crashed', await productRejection(stub, answer)),
        'pt',
      ),
    ).toEqual([])
  })
})
