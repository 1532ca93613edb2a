import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#contracts/languages.ts'
import { markChart } from '../../scripts/kit/flows-book/chart-marks.ts'
import { WORDS, readArguments } from '../../scripts/kit/flows-book/arguments.ts'
import { differencesIn } from '../../scripts/kit/flows-book/differences.ts'
import { replayCommand } from '../../scripts/kit/flows-book/replay-command.ts'
import type { Book } from '../../scripts/kit/flows-book/book.ts'
import { pageOf } from '../../scripts/kit/flows-book/page.ts'
import { gestureText, lookTexts, replyText } from '../../scripts/kit/flows-book/sentences.ts'
import { pt } from '../../scripts/kit/flows-book/words/pt.ts'

describe('sentences', () => {
  it('tell what somebody does', () => {
    expect([
      gestureText(pt, { kind: 'fill', field: 'Nome', value: 'Ana' }),
      gestureText(pt, { kind: 'fill', field: 'Nome', value: ' ' }),
      gestureText(pt, { kind: 'choose', field: 'Assunto', value: 'Outros' }),
      gestureText(pt, { kind: 'check', field: 'Aceito', on: false }),
      gestureText(pt, { kind: 'press', name: 'Enviar' }),
      gestureText(pt, { kind: 'focus', name: 'Enviar' }),
    ]).toEqual([
      'Escrever “Ana” em “Nome”',
      'Deixar “Nome” em branco',
      'Escolher “Outros” em “Assunto”',
      'Deixar “Aceito” sem marcar',
      'Pressionar “Enviar”',
      'Levar o foco a “Enviar”',
    ])
  })

  it('tell what the service answers', () => {
    expect([
      replyText(pt, { status: 201, json: {} }),
      replyText(pt, { status: 429, headers: { 'Retry-After': '30' } }),
      replyText(pt, { status: 400, json: { error_code: 'invalid_credentials' } }),
      replyText(pt, { status: 410, json: { code: 'registration.invitationInvalid' } }),
      replyText(pt, { status: 418, json: {} }),
      replyText(pt, 'unreachable'),
      replyText(pt, undefined),
    ]).toEqual([
      'O serviço aceita',
      'O serviço pede para esperar 30 s',
      'O serviço recusa (invalid_credentials)',
      'O serviço recusa (registration.invitationInvalid)',
      'O serviço dá uma resposta que ninguém previu',
      'O serviço não pode ser alcançado',
      'O navegador segue sozinho',
    ])
  })

  it('tell what is to be seen', () => {
    expect(
      lookTexts(pt, {
        heading: 'Entrar',
        alerts: ['Erro'],
        statuses: ['Carregando...'],
        texts: [],
        shows: ['ana@prosa.test'],
        buttons: { Entrando: 'busy', Entrar: 'absent', 'Criar conta': 'enabled' },
        values: { email: 'ana@prosa.test' },
      }),
    ).toEqual([
      'Título “Entrar”',
      'Aviso: “Erro”',
      'Lê-se “Carregando...”',
      'Lê-se “ana@prosa.test”',
      '“email” contém “ana@prosa.test”',
      'Ocupado: “Entrando”',
      'Pode-se pressionar “Criar conta”',
      'Não aparece “Entrar”',
    ])
  })

  it('are there in every language', () => {
    expect(LANGUAGES.map((language) => Object.keys(WORDS[language]).toSorted())).toEqual(
      LANGUAGES.map(() => Object.keys(pt).toSorted()),
    )
  })
})

const partOf = (name: string) => `<g class="transition" data-transition="${name}"></g>`

describe('charts', () => {
  it('show what was walked and what failed, a failure above all', () => {
    const marks = { covered: new Set(['a on b #0', 'a always #0']), broken: new Set(['a always #0', 'x on "y" #0']) }
    expect(markChart(['a on b #0', 'a always #0', 'x on &quot;y&quot; #0', 'z #0'].map(partOf).join(''), marks)).toBe(
      [
        '<g class="transition covered" data-transition="a on b #0"></g>',
        '<g class="transition broken" data-transition="a always #0"></g>',
        '<g class="transition broken" data-transition="x on &quot;y&quot; #0"></g>',
        '<g class="transition" data-transition="z #0"></g>',
      ].join(''),
    )
  })
})

const BOOK: Book = {
  language: 'pt',
  base: 'https://example.com',
  at: '2026-01-15T12:00:00Z',
  pictures: {},
  flows: [
    {
      id: 'login',
      name: 'Entrar',
      description: 'Sign-in.',
      chart: '<svg></svg>',
      states: { all: 2, missed: [] },
      transitions: { all: 3, missed: ['login on x #0'] },
      edges: { all: 9, played: 4 },
      beyond: [{ reason: 'storage never fails', labels: ['takeReturnTo:crashed'] }],
      paths: [
        {
          number: 7,
          ms: 1_200,
          steps: [
            {
              label: '(plain)',
              happens: ['Abrir'],
              seen: [],
              states: ['login.signIn'],
              picture: null,
              result: 'passed',
            },
            {
              label: 'signIn:wrong',
              happens: ['<b>'],
              seen: [],
              states: ['login.signIn'],
              picture: null,
              result: 'failed',
            },
          ],
          failure: {
            message: 'no such <alert>',
            differences: [],
            counterexample: '(plain) > signIn:wrong',
            command: 'npm run flows:replay -- login 7',
            trace: 'traces/login-7.zip',
            picture: null,
          },
        },
      ],
    },
  ],
}

describe('page', () => {
  const page = pageOf(BOOK, pt)

  it('shows a failing path open, with its counterexample, its trace and how to replay it', () => {
    expect(page).toMatch(/data-path="login 7"\s+data-states="login.signIn"\s+data-result="failed"\s+open/)
    for (const part of [
      '<pre>no such &lt;alert&gt;</pre>',
      '<pre>(plain) &gt; signIn:wrong</pre>',
      '<pre>npm run flows:replay -- login 7</pre>',
      '<pre>npx playwright show-trace build/flows-book/traces/login-7.zip</pre>',
    ]) {
      expect(page).toContain(part)
    }
  })

  it('shows all flows at a glance, and calls them as people do', () => {
    expect(page).toMatch(
      /<th scope="row"><a href="#login">Entrar<\/a><\/th>\s+<td>1<\/td><td>2 \/ 2<\/td><td>2 \/ 3<\/td>/,
    )
    expect(page).toContain('<option value="login">Entrar</option>')
  })

  it('needs nothing from outside and lets no text become markup', () => {
    expect([page.match(/(src|href)="(?!data:|#)[^"]*"/g), page.includes('<b>')]).toEqual([null, false])
  })
})

describe('a failure', () => {
  it('is told part by part where two looks were compared', () => {
    const actual = { heading: 'Entrar', alerts: ['Erro'], view: 'signIn' }
    expect(differencesIn({ actual, expected: { ...actual, heading: 'Sair', alerts: [] } })).toEqual([
      { part: 'heading', seen: 'Entrar', expected: 'Sair' },
      { part: 'alerts', seen: '[Erro]', expected: '[]' },
    ])
    expect([differencesIn(new Error('no such button')), differencesIn(null)]).toEqual([[], []])
  })

  it('is repeated in the language and on the site of the book', () => {
    expect(replayCommand('login', 7, { language: 'pt', base: null, covers: 'edges' })).toBe(
      'npm run flows:replay -- login 7',
    )
    expect(replayCommand('login', 7, { language: 'fr', base: 'https://prosa.example', covers: 'steps' })).toBe(
      'npm run flows:replay -- login 7 --lang fr --base https://prosa.example --covers steps',
    )
  })
})

describe('command line', () => {
  it('reads flows, language and address', () => {
    const { settings, rest } = readArguments([
      'login',
      '7',
      '--lang',
      'fr',
      '--base',
      'https://example.com',
      '--headed',
    ])
    expect([settings.language, settings.words.tag, settings.base, settings.headed, settings.slow, rest]).toEqual([
      'fr',
      'fr',
      'https://example.com',
      true,
      0,
      ['login', '7'],
    ])
  })

  it.each([
    [['--lang', 'de'], "--lang is one of pt, en, es, fr, not 'de'."],
    [['--base', 'example'], "--base is an address such as https://example.com, not 'example'."],
    [['--covers', 'all'], "--covers is one of edges, steps, transitions, unbacked, not 'all'."],
    [['--slow', 'much'], "--slow is a number of milliseconds, not 'much'."],
  ])('says what is wrong with %j', (args, message) => {
    expect(() => readArguments(args)).toThrow(message)
  })
})
