/** Layout of the pages of the test payment provider, which are marked as a test. */
import { html } from 'hono/html'
import { type Language, LANGUAGE_TAGS } from '#contracts/languages.ts'
import { TOOL_PAGE_STYLE } from '#server/http/tool-page.ts'
import { MESSAGES } from './test-gateway-messages.ts'

export const STYLE_PATH = '/test-gateway.css'
export const STYLE = `${TOOL_PAGE_STYLE}
form { display: flex; flex-wrap: wrap; gap: 12px; margin: 0 0 16px }
button { min-height: 48px; padding: 12px 20px; border: 0; border-radius: 18px 18px 18px 5px; font: inherit; font-weight: 700;
  cursor: pointer; background: light-dark(#63294c, #f6b694); color: light-dark(#faf6f1, #2e1825) }
.notice { padding: 12px 16px; border-radius: 10px; background: light-dark(#f2daa1, #5c481c) }
`

export const page = (language: Language, title: string, content: ReturnType<typeof html>) =>
  html`<!doctype html>
    <html lang="${LANGUAGE_TAGS[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${STYLE_PATH}" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p class="notice"><strong>${MESSAGES[language].name}</strong> ${MESSAGES[language].notice}</p>
          ${content}
        </main>
      </body>
    </html>`
