/** Pseudo-localization: every letter of a catalogue is replaced by its full-width form. */
import type { I18n, Messages } from '@lingui/core'

type Token = string | readonly unknown[]

const FULL_WIDTH = 0xfee0

/** `Olá` becomes `Ｏｌａ`: diacritics are removed, and markup such as `<0>` has no letters. */
const pseudo = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[A-Za-z]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + FULL_WIDTH))

/** A compiled message is a text, or a list of texts and placeholders; a placeholder may hold choices that are messages. */
const pseudoToken = (token: unknown): unknown => {
  if (typeof token === 'string') return pseudo(token)
  if (!Array.isArray(token)) return token
  const [name, type, choices] = token as [string, string?, Record<string, Token>?]
  if (typeof choices !== 'object') return token
  return [
    name,
    type,
    Object.fromEntries(
      Object.entries(choices).map(([choice, message]) => [
        choice,
        choice === 'offset' ? message : pseudoMessage(message),
      ]),
    ),
  ]
}

const pseudoMessage = (message: Token): unknown =>
  typeof message === 'string' ? pseudo(message) : message.map(pseudoToken)

/** All loaded messages of an instance, pseudo-localized. */
export const pseudoMessages = ({ messages }: I18n): Messages =>
  Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, pseudoMessage(message as Token)])) as Messages

/** Replaces all loaded messages of an instance by their pseudo-localized form. */
export const loadPseudoLocale = (i18n: I18n, locale: string): void => i18n.load(locale, pseudoMessages(i18n))
