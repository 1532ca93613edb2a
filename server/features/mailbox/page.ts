/** The mailbox page: mails that a demonstration would have sent. */
import { html } from 'hono/html'
import type { MailboxMail } from '#server/mail/outbox.ts'

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
    ${link === null ? '' : html`<a class="action" href="${link}">Open the link in this email</a>`}
    <details>
      <summary>Show the email</summary>
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
            No mail server is configured, so every email from this server ends up here, newest first. Only this machine
            can open this page. <a href="/mailbox">Refresh</a>
          </p>
          ${mails.length === 0 ? html`<p>Nothing yet: register an account and come back.</p>` : mails.map(mail)}
        </main>
      </body>
    </html>`
