/** `npm run mail`: renders the mail templates into `server/mail/prebuilt`. */
import './kit/help.mjs'
import './kit/no-options.mjs'
import { writeFileSync } from 'node:fs'
import { mailFormFile } from '#server/mail/mail.ts'
import { buildMails } from './mail/build.ts'

const mails = await buildMails()
for (const { kind, language, form } of mails) {
  writeFileSync(mailFormFile(kind, language), `${JSON.stringify(form, null, 2)}\n`)
}
console.log(`${mails.length} mails written to server/mail/prebuilt`)
