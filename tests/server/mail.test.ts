import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fillMail, greetingName, MAIL_PLACEHOLDERS, mailFormFile, type MailForm } from '#server/mail/mail.ts'
import { buildMails } from '../../scripts/mail/build.ts'

const placeholdersIn = (text: string) => new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))

describe('the prebuilt mails', () => {
  it('are up to date with texts and template (otherwise run npm run mail)', async () => {
    const built = await buildMails()
    const stored = built.map(({ kind, language }) => ({
      kind,
      language,
      form: JSON.parse(readFileSync(mailFormFile(kind, language), 'utf8')) as MailForm,
    }))
    expect(stored).toEqual(built)
    expect(built).toHaveLength(145)
  })

  it('have exactly the placeholders of their kind, in HTML and in text', async () => {
    for (const { kind, language, form } of await buildMails()) {
      const names: readonly string[] = MAIL_PLACEHOLDERS[kind]
      const inText = names.filter((name) => kind !== 'contactNotification' || name !== 'link')
      expect([kind, language, placeholdersIn(form.html), placeholdersIn(form.text)]).toEqual([
        kind,
        language,
        new Set(names),
        new Set(inText),
      ])
    }
  })

  it('declare their language for screen readers', async () => {
    const tags = { pt: 'pt-BR', en: 'en', es: 'es', fr: 'fr' }
    for (const { language, form } of await buildMails()) {
      expect(form.html).toContain(`<html dir="ltr" lang="${tags[language]}">`)
      expect(form.html.match(/<title>/g)).toHaveLength(1)
    }
  })
})

// Proves SECURITY-16.
describe('a filled mail', () => {
  it('is escaped in HTML, on one line in its subject and plain in its text', () => {
    const hostile = `<img src=x onerror="alert(1)"> & '{{link}}'`
    const { subject, html, text } = fillMail({
      kind: 'contactNotification',
      to: 'suporte@prosa.example',
      language: 'pt',
      reference: 'PR-7F3K9Q',
      sender: hostile,
      email: 'a@prosa.test',
      company: '-',
      subject: 'Suporte\r\nBcc: all@prosa.test',
      message: '$& $1 </p>',
      link: 'javascript:alert(1)',
    })
    expect(subject).toBe('Contato PR-7F3K9Q: Suporte Bcc: all@prosa.test')
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;{{link}}&#39;')
    expect(html).toContain('$&amp; $1 &lt;/p&gt;')
    expect(html).not.toContain('<img')
    expect(text).toContain(hostile)
  })

  it('greets with the first name, and without a name that contains a link or a message', () => {
    const names = [
      'Ana Ribeiro',
      "  D'Ávila-Lima Neto",
      '',
      'evil.example',
      'http://evil.example',
      'Você ganhou R$100',
      '李雷',
      '7',
    ]
    expect(names.map(greetingName)).toEqual([', Ana', ", D'Ávila-Lima", '', '', '', ', Você', ', 李雷', ''])
  })
})
