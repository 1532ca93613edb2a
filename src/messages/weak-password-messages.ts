/** Why a password is too weak, after the text that says so. */
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
