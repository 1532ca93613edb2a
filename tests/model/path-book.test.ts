import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#contracts/languages.ts'
import { Mismatch } from '#tests/e2e/flows/kit/mismatch.ts'
import { markChart } from '../../scripts/kit/flows-book/chart-marks.ts'
import { BOOK_TEXTS, readArguments, readBookArguments } from '../../scripts/kit/flows-book/arguments.ts'
import { failureText, failureSentences } from '../../scripts/kit/flows-book/failure-text.ts'
import { jsonOf, junitOf } from '../../scripts/kit/flows-book/reports.ts'
import { mismatchTexts } from '../../scripts/kit/flows-book/mismatch-texts.ts'
import { replayCommand } from '../../scripts/kit/flows-book/replay-command.ts'
import type { Book } from '../../scripts/kit/flows-book/book.ts'
import { bookPageOf } from '../../scripts/kit/flows-book/page.ts'
import { gestureText, assertionTexts, replyText } from '../../scripts/kit/flows-book/sentences.ts'
import { withBase } from '../../scripts/kit/flows-book/with-base.ts'
import { en } from '../../scripts/kit/flows-book/texts/en.ts'
import { pt } from '../../scripts/kit/flows-book/texts/pt.ts'

describe('sentences', () => {
  it('describe gestures', () => {
    expect([
      gestureText(pt, { kind: 'fill', field: 'Nome', value: 'Ana' }),
      gestureText(pt, { kind: 'fill', field: 'Nome', value: ' ' }),
      gestureText(pt, { kind: 'choose', field: 'Assunto', value: 'Outros' }),
      gestureText(pt, { kind: 'check', field: 'Aceito', on: false }),
      gestureText(pt, { kind: 'click', name: 'Enviar' }),
      gestureText(pt, { kind: 'focus', name: 'Enviar' }),
    ]).toEqual([
      'Escrever “Ana” em “Nome”',
      'Deixar “Nome” em branco',
      'Escolher “Outros” em “Assunto”',
      'Deixar “Aceito” sem marcar',
      'Clicar em “Enviar”',
      'Levar o foco a “Enviar”',
    ])
  })

  it('shorten a long text', () => {
    expect(gestureText(pt, { kind: 'fill', field: 'Motivo', value: 'a'.repeat(500) })).toBe(
      `Escrever “${'a'.repeat(60)}… (500)” em “Motivo”`,
    )
  })

  it('describe answers of the services', () => {
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
      'O serviço pede para esperar 30 s',
      'O serviço recusa (invalid_credentials)',
      'O serviço recusa (registration.invitationInvalid)',
      'O serviço dá uma resposta inesperada',
      'O serviço não pode ser alcançado',
      'O navegador continua sozinho',
    ])
  })

  it('describe assertions', () => {
    expect(
      assertionTexts(pt, {
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
      'Texto: “Carregando...”',
      'Texto: “ana@prosa.test”',
      '“email” contém “ana@prosa.test”',
      'Ocupado: “Entrando”',
      'Dá para clicar em “Criar conta”',
      'Não aparece “Entrar”',
    ])
  })

  it('exist in every language', () => {
    expect(LANGUAGES.map((language) => Object.keys(BOOK_TEXTS[language]).toSorted())).toEqual(
      LANGUAGES.map(() => Object.keys(pt).toSorted()),
    )
  })
})

const partOf = (name: string) => `<g class="transition" data-transition="${name}"></g>`

describe('charts', () => {
  it('mark covered and failed transitions, failures first', () => {
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
      unplayable: [{ reason: 'storage never fails', labels: ['takeReturnTo:crashed'] }],
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
            headline: 'Entrar, caminho 7: falhou no passo 2 de 2',
            done: ['Abrir', '<b>'],
            expected: ['Aviso: “Informe o e-mail.”'],
            seen: ['Nenhum outro <aviso>'],
            message: 'no such <alert>',
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
  const page = bookPageOf(BOOK, pt)

  it('expands a failing path: steps, expected and actual, and how to repeat it', () => {
    expect(page).toMatch(/data-path="login 7"\s+data-states="login.signIn"\s+data-result="failed"\s+open/)
    for (const part of [
      'Entrar, caminho 7: falhou no passo 2 de 2',
      '<li>Aviso: “Informe o e-mail.”</li>',
      '<li>Nenhum outro &lt;aviso&gt;</li>',
      '<pre>(plain) &gt; signIn:wrong</pre>',
      '<pre>npm run flows:replay -- login 7</pre>',
      '<pre>npx playwright show-trace build/flows-book/traces/login-7.zip</pre>',
    ]) {
      expect(page).toContain(part)
    }
  })

  it('lists all flows by their readable names', () => {
    expect(page).toMatch(
      /<th scope="row"><a href="#login">Entrar<\/a><\/th>\s+<td>1<\/td><td>2 \/ 2<\/td><td>2 \/ 3<\/td>/,
    )
    expect(page).toContain('<option value="login">Entrar</option>')
  })

  it('is self-contained, and escapes all texts', () => {
    expect([page.match(/(src|href)="(?!data:|#)[^"]*"/g), page.includes('<b>')]).toEqual([null, false])
  })
})

describe('a failure', () => {
  const screen = { view: 'form', heading: 'Fale conosco', alerts: [] as string[], texts: [] as string[] }
  const mismatchOf = (actual: object, expected: object) =>
    mismatchTexts(
      en,
      new Mismatch({ kind: 'screen', actual: { ...screen, ...actual }, expected: { ...screen, ...expected } }),
    )

  it.each([
    [
      'a screen',
      { view: null },
      { view: 'sent' },
      ['The part “sent” of the screen'],
      ['This part of the page is not shown'],
    ],
    ['a title', { heading: 'Oops' }, {}, ['Title “Fale conosco”'], ['Title “Oops”']],
    ['an alert', { alerts: ['Wait'] }, { alerts: ['Sent'] }, ['Alert: “Sent”'], ['Alert: “Wait”']],
    ['an alert that is missing', {}, { alerts: ['Sent'] }, ['Alert: “Sent”'], ['No other alert']],
    ['an alert too many', { alerts: ['Sent', 'Wait'] }, { alerts: ['Sent'] }, ['No other alert'], ['Alert: “Wait”']],
    ['a text', { texts: ['a'] }, { texts: ['a', 'b'] }, ['Text: “b”'], ['None of these texts']],
    [
      'buttons',
      { buttons: { Send: 'disabled', Back: 'enabled' } },
      { buttons: { Send: 'enabled', Back: 'enabled' } },
      ['Can be clicked: “Send”'],
      ['Cannot be clicked: “Send”'],
    ],
    [
      'a field',
      { values: { name: '' } },
      { values: { name: 'Ana' } },
      ['“name” contains “Ana”'],
      ['“name” contains “”'],
    ],
  ])('describes %s in sentences', (_, actual, expected, should, instead) => {
    expect(mismatchOf(actual, expected)).toEqual({ expected: should, seen: instead })
  })

  it.each([
    [
      { kind: 'place', actual: { url: '/en' }, expected: { url: '/en/login' } },
      ['It leads to /en/login'],
      ['It leads to /en'],
    ],
    [
      { kind: 'request', name: 'POST /api/contact', actual: { name: 'Bia' }, expected: { name: 'Ana' } },
      ['The page sends “Ana” as “name” with POST /api/contact'],
      ['The page sends “Bia” as “name” with POST /api/contact'],
    ],
    [
      { kind: 'notRequested', name: 'POST /api/contact', instead: [] },
      ['The page asks the service for POST /api/contact'],
      ['The page asks the service for nothing more'],
    ],
    [
      { kind: 'unexpectedRequest', names: ['GET /api/x'] },
      ['The page asks the service for nothing more'],
      ['The page asks the service for GET /api/x'],
    ],
    [{ kind: 'notClickable', name: 'Send', by: null }, ['Can be clicked: “Send”'], ['Not shown: “Send”']],
    [{ kind: 'notClickable', name: 'Send', by: '<div>' }, ['Can be clicked: “Send”'], ['Something covers “Send”']],
  ] as const)('describes %j in sentences', (difference, should, instead) => {
    expect(mismatchTexts(en, new Mismatch(difference))).toEqual({ expected: should, seen: instead })
  })

  const [flow] = BOOK.flows
  const [path] = flow?.paths ?? []
  const failure = path?.failure

  it('lists the steps up to it, and how to repeat it', () => {
    const cause = new Mismatch({ kind: 'notClickable', name: 'Entrar', by: null })
    const sentences = failureSentences(pt, { name: 'Entrar', number: 7, steps: path?.steps ?? [] }, {
      step: 1,
      cause,
    } as never)
    expect(failureText(pt, sentences, 'npm run flows:replay -- login 7').split('\n')).toEqual([
      'Entrar, caminho 7: falhou no passo 2 de 2',
      'O que foi feito:',
      '  1. Abrir',
      '  2. <b>',
      'O que se devia ver:',
      '  Dá para clicar em “Entrar”',
      'O que se vê em vez disso:',
      '  Não aparece “Entrar”',
      'Para repetir só este caminho:',
      '  npm run flows:replay -- login 7',
    ])
  })

  it('has the message of the browser if the browser failed', () => {
    const cause = new Error('Timeout 30000ms exceeded.\nCall log:\n  - waiting')
    const sentences = failureSentences(en, { name: 'Sign in', number: 7, steps: [] }, { step: 0, cause } as never)
    expect(sentences.seen).toEqual(['The browser could not continue: Timeout 30000ms exceeded.'])
  })

  it('is reported as JUnit and JSON', () => {
    const junit = junitOf(BOOK, pt)
    expect(junit).toContain('<testsuite name="login" tests="1" failures="1" time="1.200"')
    expect(junit).toContain('<testcase classname="login" name="login 7" time="1.200">')
    expect(junit).toContain('<failure message="Entrar, caminho 7: falhou no passo 2 de 2">')
    expect(junit).toContain('  Nenhum outro &lt;aviso&gt;\n')
    expect(junit).not.toMatch(/<(aviso|b)>/)
    const { paths } = (JSON.parse(jsonOf(BOOK)) as { flows: [{ paths: { failure: object }[] }] }).flows[0]
    expect(paths[0]?.failure).toEqual({ ...failure, trace: undefined, picture: undefined })
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

const languagesOfParts = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    readBookArguments(['--lang', 'all', `--shard=${index + 1}/${count}`]).books.map(({ language }) => language),
  )

describe('command line', () => {
  it('parses flows, language and URL', () => {
    const { settings, rest } = readArguments([
      'login',
      '7',
      '--lang',
      'fr',
      '--base',
      'https://example.com',
      '--headed',
    ])
    expect([settings.language, settings.texts.tag, settings.base, settings.headed, settings.slow, rest]).toEqual([
      'fr',
      'fr',
      'https://example.com',
      true,
      0,
      ['login', '7'],
    ])
  })

  it('assigns each part of the nightly run its languages', () => {
    expect(languagesOfParts(1)).toEqual([['pt', 'en', 'es', 'fr']])
    expect(languagesOfParts(3)).toEqual([['pt', 'fr'], ['en'], ['es']])
    expect(languagesOfParts(5)).toEqual([['pt'], ['en'], ['es'], ['fr'], []])
    expect(readBookArguments(['login', '--lang', 'es'])).toMatchObject({
      books: [{ language: 'es' }],
      isInAllLanguages: false,
      rest: ['login'],
    })
    expect(() => readBookArguments(['--shard', '3/2'])).toThrow(
      "--shard is a part of all parts, such as 2/4, not '3/2'.",
    )
  })

  it.each([
    [['--lang', 'de'], "--lang is one of pt, en, es, fr, not 'de'."],
    [['--base', 'example'], "--base is a URL such as https://example.com, not 'example'."],
    [['--covers', 'all'], "--covers is one of edges, steps, transitions, exchanges, unbacked, not 'all'."],
    [['--lang', 'all'], "--lang is one of pt, en, es, fr, not 'all'."],
    [['--shard', '1/2'], "Unknown option '--shard'"],
    [['--slow', 'much'], "--slow is a number of milliseconds, not 'much'."],
  ])('reports what is wrong with %j', (args, message) => {
    expect(() => readArguments(args)).toThrow(message)
  })
})

describe('a site that does not answer', () => {
  it('is reported in one sentence, and nothing is played', async () => {
    await expect(withBase('http://127.0.0.1:1', () => Promise.reject(new Error('played')))).rejects.toThrow(
      'http://127.0.0.1:1 does not answer.',
    )
  })
})
