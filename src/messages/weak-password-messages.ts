/** Reasons for a weak password, appended to the text of `auth.weakPassword`. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { WeakReason } from '#contracts/errors.ts'

export const WEAK_PASSWORD_MESSAGES: Record<WeakReason, MessageDescriptor> = {
  length: msg({ id: 'weak.length', message: 'Ela é curta demais: use mais caracteres.' }),
  characters: msg({
    id: 'weak.characters',
    message: 'Faltam tipos de caracteres: misture maiúsculas, minúsculas, números e símbolos.',
  }),
  pwned: msg({ id: 'weak.pwned', message: 'Ela está entre as senhas mais usadas, ou já apareceu em um vazamento.' }),
}
