/** Each kind of typographic fault is found in its language, and fixed if that is unambiguous. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Language } from '#contracts/languages.ts'
import { FILES_WITH_TEXTS, textsIn } from '../../scripts/kit/texts-in-code.ts'
import { faultsIn, fixTypography } from '../../scripts/kit/typography.ts'

const FIXED: readonly [Language, fault: string, wrong: string, right: string][] = [
  ['pt', 'two spaces', 'Um  resumo', 'Um resumo'],
  ['en', 'straight apostrophe', "Who can't listen", 'Who can’t listen'],
  ['pt', 'straight quotes', 'O botão "Salvar"', 'O botão “Salvar”'],
  ['pt', 'quotes of another language', 'O botão «Salvar»', 'O botão “Salvar”'],
  ['pt', 'figure of another language', 'Das 9 h às 18 h', 'Das 9h às 18h'],
  ['pt', 'figure of another language', 'Até 4,000 letras', 'Até 4.000 letras'],
  ['en', 'figure of another language', '9 am to 6 pm', '9am to 6pm'],
  ['es', 'straight quotes', 'El botón "Guardar"', 'El botón «Guardar»'],
  ['es', 'quotes of another language', 'El botón “Guardar”', 'El botón «Guardar»'],
  ['es', 'space before a unit', 'Al 200 %', 'Al 200\u00A0%'],
  ['fr', 'straight apostrophe', "L'audio", 'L’audio'],
  ['fr', 'quotes of another language', 'Le bouton “Garder”', 'Le bouton «\u00A0Garder\u00A0»'],
  ['fr', 'space inside « »', '« Garder »', '«\u00A0Garder\u00A0»'],
  ['fr', 'space before :', 'Bref : oui', 'Bref\u00A0: oui'],
  ['fr', 'space before :', 'Bref: oui', 'Bref\u00A0: oui'],
  ['fr', 'space before ; ! ?', 'Prêt ? Oui; non !', 'Prêt\u202F? Oui\u202F; non\u202F!'],
  ['fr', 'space before a unit', 'De 9 h à 18 h', 'De 9\u00A0h à 18\u00A0h'],
  ['fr', 'figure of another language', '4 000 lettres', '4\u202F000 lettres'],
]

// Proves LANG-23.
it.each(FIXED)('%s: %s is found and fixed', (language, fault, wrong, right) => {
  expect([faultsIn(language, wrong), fixTypography(language, wrong)]).toEqual([[fault], right])
  expect([faultsIn(language, right), fixTypography(language, right)]).toEqual([[], right])
})

// Proves LANG-23.
it.each<[Language, string, string]>([
  ['en', 'hour of another language', 'From 9h to 18h'],
  ['es', 'no opening ¿', 'Ya tienes cuenta?'],
  ['es', 'no opening ¡', 'Hola!'],
  ['fr', 'point in the middle of a word', 'Soyez prévenu·e'],
  ['en', 'not our word: email', 'Your e-mail'],
  ['es', 'not our word: celular', 'En tu móvil'],
  ['pt', 'not our word: salvar', 'Sair sem guardar?'],
  ['fr', 'not our word: forfait', 'Votre offre'],
])('%s: %s is found', (language, fault, wrong) => {
  expect(faultsIn(language, wrong)).toEqual([fault])
})

it('does not change times, addresses, prefixes of a subject and specified texts', () => {
  expect(fixTypography('fr', 'Ana · 3:58, https://prosa.example/fr?a=b')).toBe(
    'Ana · 3:58, https://prosa.example/fr?a=b',
  )
  expect(faultsIn('en', "Passwords don't match")).toEqual([])
  expect(faultsIn('fr', 'Re: votre message')).toEqual([])
})

it('checks texts in code in the language that a key or name states, and skips comments', () => {
  const code =
    "/** 'Not' */\nconst a = 'nor'\nexport const T = { pt: { x: 'Um' }, fr: { y: `Deux ${'{n}'}` } } // 'not'\nconst b = 'nor this'\n"
  expect(textsIn(code, 'keyed').map(({ language, text }) => [language, text])).toEqual([
    ['pt', 'Um'],
    ['fr', "Deux ${'{n}'}"],
  ])
  expect(Object.keys(FILES_WITH_TEXTS)).toContain('scripts/mail/texts.ts')
})

/** Its texts are names of rules. */
const NO_TEXTS: ReadonlySet<string> = new Set(['scripts/kit/typography.ts'])

it('checks every file that has words of a language', () => {
  const files = ['contracts', 'machines', 'scripts', 'server', 'src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
      .map((file) => `${folder}/${file}`),
  )
  const withWords = files.filter((file) =>
    textsIn(readFileSync(file, 'utf8'), 'keyed').some(({ text }) => /\p{L}{2} \p{L}/u.test(text)),
  )
  expect(withWords).toContain('scripts/mail/sign-in-texts.ts')
  expect(withWords.filter((file) => !NO_TEXTS.has(file) && !(file in FILES_WITH_TEXTS))).toEqual([])
})
