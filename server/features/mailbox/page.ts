/** The mailbox page: what would have been sent, for whoever tries the product on their own machine. */
import { html } from 'hono/html'
import type { MailboxMail } from '#server/mail/outbox.ts'

export const MAILBOX_STYLE = `:root { color-scheme: light dark }
* { box-sizing: border-box }
body { margin: 0; padding: 24px 16px 64px; background: light-dark(#faf6f1, #1b0f16); color: light-dark(#2e1825, #f4eee6);
  font: 1.0625rem/1.6 'Atkinson Hyperlegible Next', 'Segoe UI', Verdana, sans-serif }
main { max-width: 760px; margin: 0 auto }
h1 { font-size: 2rem; line-height: 1.1; margin: 0 0 8px }
h2 { font-size: 1.25rem; line-height: 1.3; margin: 0 0 8px }
p { margin: 0 0 12px }
article { margin: 24px 0; padding: 24px; border-radius: 24px 24px 24px 6px; background: light-dark(#fefcf9, #271822);
  border: 1px solid light-dark(#e2dbd0, #4b3340) }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 16px; margin: 0 0 16px }
dt { color: light-dark(#5e4854, #d0c0bf) }
dd { margin: 0; overflow-wrap: anywhere }
.action { display: inline-block; margin: 0 0 16px; padding: 12px 20px; border-radius: 18px 18px 18px 5px; font-weight: 700;
  text-decoration: none; background: light-dark(#63294c, #f6b694); color: light-dark(#faf6f1, #2e1825) }
.code { font: 700 1.5rem/1.3 ui-monospace, monospace; letter-spacing: .2em }
a { color: inherit }
summary { cursor: pointer; padding: 10px 0 }
iframe { width: 100%; height: 560px; border: 1px solid light-dark(#e2dbd0, #4b3340); border-radius: 10px; background: #fff }
:focus-visible { outline: 3px solid light-dark(#2e1825, #f2daa1); outline-offset: 3px }
`

const mail = ({ id, to, kind, language, subject, link, code, sentAt }: MailboxMail) => html`
  <article aria-labelledby="subject-${id}">
    <h2 id="subject-${id}" lang="${language}">${subject}</h2>
    <dl>
      <dt>To</dt>
      <dd>${to}</dd>
      <dt>Kind</dt>
      <dd>${kind} (${language})</dd>
      <dt>Written</dt>
      <dd><time datetime="${sentAt}">${sentAt.slice(0, 19).replace('T', ' ')} UTC</time></dd>
      ${
        code === null
          ? ''
          : html`<dt>Code</dt>
              <dd class="code">${code}</dd>`
      }
    </dl>
    ${link === null ? '' : html`<a class="action" href="${link}">Open the link of this mail</a>`}
    <details>
      <summary>Show the mail</summary>
      <iframe
        title="${subject}"
        src="/mailbox/${id}/html"
        sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
        loading="lazy"
      ></iframe>
    </details>
  </article>
`

export const mailboxPage = (mails: readonly MailboxMail[]) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Mailbox (${mails.length})</title>
        <link rel="stylesheet" href="/mailbox.css" />
      </head>
      <body>
        <main>
          <h1>Mailbox</h1>
          <p>
            No mail server is set, so every mail of this server lies here, newest first. Only this machine can open this
            page. <a href="/mailbox">Look again</a>
          </p>
          ${mails.length === 0 ? html`<p>Nothing yet: register an account and come back.</p>` : mails.map(mail)}
        </main>
      </body>
    </html>`
