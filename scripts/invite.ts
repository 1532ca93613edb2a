/**
 * `npm run invite -- --name="Rita Moura" --email=rita@example.com [--phone="(11) 98765-4321"] [--language=fr]`: prints
 * a link to the prefilled registration of the server with this environment.
 */
import './kit/help.mjs'
import { invite } from './kit/invite.ts'
import { runScript } from './kit/plain-error.mjs'

await runScript(() => invite(process.argv.slice(2)))
