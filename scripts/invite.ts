/**
 * `npm run invite -- --name="Rita Moura" --email=rita@example.com [--phone="(11) 98765-4321"] [--language=fr]`: prints
 * a link to the prefilled registration of the server with this environment.
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { invitationRequestSchema } from '#contracts/api/invitation.ts'
import { EnvironmentError, originOf, readSettings } from '#server/settings/env.ts'
import { issueInvitation } from '#server/features/invitations/route.ts'
import { openSecrets } from '#server/settings/secrets.ts'
import { PlainError, runScript } from './kit/plain-error.mjs'

const environment = () => {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
    return readSettings(process.env)
  } catch (error) {
    throw error instanceof EnvironmentError ? new PlainError(error.message) : error
  }
}

await runScript(async () => {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ options: { name: text, email: text, phone: text, language: text } })
  const { phone, ...rest } = values
  const asked = invitationRequestSchema.safeParse({ ...rest, phone_number: phone })
  if (!asked.success) {
    const wrong = new Set(asked.error.issues.map(({ path }) => String(path[0]).replace('_number', '')))
    throw new PlainError(`These are missing or wrong: ${[...wrong].map((name) => `--${name}`).join(', ')}.`)
  }
  const { publicUrl, host, port, dataDir, secrets } = environment()
  const { signingKey } = openSecrets(dataDir, secrets)
  const issued = await issueInvitation({ signingKey, origin: publicUrl ?? originOf(host, port) }, asked.data)
  console.log(`${issued.link}\nValid until ${issued.expires_at.slice(0, 10)}.`)
})
