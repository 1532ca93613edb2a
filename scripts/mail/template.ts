/** Template of all mails, in react-email. Rendered at build time, so that the server needs neither it nor React. */
import { createElement as h, type ReactNode } from 'react'
import { Body, Button, Container, Head, Heading, Hr, Html, Link, Section, Text } from 'react-email'
import { BRAND_NAME } from '#contracts/brand.ts'
import { LANGUAGE_TAGS, type Language } from '#contracts/languages.ts'
import type { MailText } from './common-words.ts'
import { CONTACT_LINES, CONTACT_TEXT } from './texts.ts'

/** Design tokens as sRGB: mail clients support neither OKLCH nor custom properties. */
const COLOR = {
  canvas: '#faf6f1',
  surface: '#fefcf9',
  ink: '#2e1825',
  muted: '#5e4854',
  line: '#e2dbd0',
  primary: '#63294c',
  onPrimary: '#faf6f1',
  mark: '#f2daa1',
}

const FONT = "'Atkinson Hyperlegible Next', 'Segoe UI', Verdana, Helvetica, Arial, sans-serif"
const MONOSPACE = "'SFMono-Regular', Consolas, 'Liberation Mono', Menlo, monospace"

const DARK = `@media (prefers-color-scheme: dark) {
  .canvas, .canvas > table > tbody > tr > td { background-color: #1b0f16 !important }
  .card { background-color: #271822 !important; border-color: #4b3340 !important }
  .ink { color: #f4eee6 !important }
  .muted { color: #d0c0bf !important }
  .button { background-color: #f6b694 !important; color: #2e1825 !important }
  .code { background-color: #5c481c !important; color: #f4eee6 !important }
}`

const paragraph = (text: ReactNode, key?: string) =>
  h(
    Text,
    { key, className: 'ink', style: { color: COLOR.ink, fontSize: 17, lineHeight: 1.6, margin: '0 0 16px' } },
    text,
  )

/** Text of a person: line breaks are kept, markup is escaped. */
const written = (text: string) =>
  h(
    Text,
    { className: 'ink', style: { color: COLOR.ink, fontSize: 17, lineHeight: 1.6, whiteSpace: 'pre-wrap' } },
    text,
  )

const small = (text: ReactNode) =>
  h(Text, { className: 'muted', style: { color: COLOR.muted, fontSize: 14, lineHeight: 1.5, margin: '0 0 8px' } }, text)

const button = (label: string) =>
  h(
    Section,
    { style: { margin: '8px 0 24px' } },
    h(
      Button,
      {
        href: '{{link}}',
        className: 'button',
        style: {
          backgroundColor: COLOR.primary,
          color: COLOR.onPrimary,
          borderRadius: '18px 18px 18px 5px',
          fontSize: 17,
          fontWeight: 700,
          padding: '14px 24px',
        },
      },
      label,
    ),
  )

const code = (label: string) => [
  paragraph(label, 'label'),
  h(
    Text,
    {
      key: 'code',
      className: 'code',
      style: {
        backgroundColor: COLOR.mark,
        borderRadius: 10,
        color: COLOR.ink,
        display: 'inline-block',
        fontFamily: MONOSPACE,
        fontSize: 30,
        fontWeight: 700,
        letterSpacing: 6,
        lineHeight: 1.3,
        margin: '0 0 24px',
        padding: '8px 16px',
      },
    },
    '{{code}}',
  ),
]

/** Long, and copied as a whole: it may wrap anywhere. */
const pix = (label: string) => [
  paragraph(label, 'pix'),
  h(
    Text,
    {
      key: 'pixCode',
      className: 'code',
      style: {
        backgroundColor: COLOR.mark,
        borderRadius: 10,
        color: COLOR.ink,
        fontFamily: MONOSPACE,
        fontSize: 14,
        lineHeight: 1.5,
        margin: '0 0 24px',
        padding: '12px 16px',
        wordBreak: 'break-all',
      },
    },
    '{{pixCode}}',
  ),
]

const page = (language: Language, preview: string, heading: string, content: ReactNode[]) =>
  h(
    Html,
    { lang: LANGUAGE_TAGS[language] },
    h(
      Head,
      null,
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, heading),
      h('style', null, DARK),
    ),
    h(
      Body,
      {
        lang: LANGUAGE_TAGS[language],
        className: 'canvas',
        style: { backgroundColor: COLOR.canvas, fontFamily: FONT, margin: 0, padding: '24px 12px' },
      },
      h('div', { style: { display: 'none', maxHeight: 0, overflow: 'hidden' } }, preview),
      h(
        Container,
        {
          className: 'card',
          style: {
            backgroundColor: COLOR.surface,
            border: `1px solid ${COLOR.line}`,
            borderRadius: '24px 24px 24px 6px',
            maxWidth: 560,
            padding: '32px 28px',
          },
        },
        h(
          Text,
          { className: 'muted', style: { color: COLOR.muted, fontSize: 16, fontWeight: 700, margin: '0 0 16px' } },
          BRAND_NAME,
        ),
        h(
          Heading,
          {
            as: 'h1',
            className: 'ink',
            style: { color: COLOR.ink, fontSize: 28, lineHeight: 1.15, margin: '0 0 20px' },
          },
          heading,
        ),
        ...content,
      ),
    ),
  )

export const personalMail = (language: Language, text: MailText) =>
  page(language, text.preview, text.heading, [
    paragraph(text.greeting),
    ...text.before.map((line) => paragraph(line)),
    ...(text.quote === undefined ? [] : [written(text.quote)]),
    ...(text.pix === undefined ? [] : pix(text.pix)),
    button(text.button),
    ...(text.code === undefined ? [] : code(text.code)),
    ...text.after.map((line) => paragraph(line)),
    h(Hr, { style: { borderColor: COLOR.line, margin: '24px 0 16px' } }),
    small(text.plainLink),
    small(
      h(
        Link,
        {
          href: '{{link}}',
          className: 'muted',
          style: { color: COLOR.muted, textDecoration: 'underline', wordBreak: 'break-all' },
        },
        '{{link}}',
      ),
    ),
    small(text.footer),
  ])

export const personalText = (text: MailText): string =>
  [
    text.greeting,
    ...text.before,
    ...(text.quote === undefined ? [] : [text.quote]),
    ...(text.pix === undefined ? [] : [`${text.pix}\n{{pixCode}}`]),
    `${text.button}\n{{link}}`,
    ...(text.code === undefined ? [] : [`${text.code}\n{{code}}`]),
    ...text.after,
    `--\n${text.footer}`,
  ].join('\n\n')

export const contactMail = () =>
  page('pt', CONTACT_TEXT.preview, CONTACT_TEXT.heading, [
    ...CONTACT_LINES.map(([label, value]) => paragraph(`${label}: ${value}`, label)),
    paragraph(h('strong', null, CONTACT_TEXT.message)),
    written('{{message}}'),
    button(CONTACT_TEXT.button),
  ])

export const contactText = (): string =>
  [...CONTACT_LINES.map(([label, value]) => `${label}: ${value}`), '', `${CONTACT_TEXT.message}:`, '{{message}}'].join(
    '\n',
  )
