/** Prints a link to the prefilled registration of the server with this environment. */
import { parseArgs } from 'node:util'
import { invitationRequestSchema } from '#contracts/api/invitation.ts'
import { issueInvitation } from '#server/features/invitations/route.ts'
import { EnvironmentError, originOf } from '#server/settings/env.ts'
import { openSecrets } from '#server/settings/secrets.ts'
import { PlainError } from './plain-error.mjs'
import { inspectOwnEnvironment } from './production.ts'

const environment = () => {
  const { settings, problems } = inspectOwnEnvironment()
  if (problems.length > 0) throw new PlainError(new EnvironmentError(problems).message)
  return settings
}

/** `args` are `--name`, `--email`, `--phone` and `--language`; the last two may be left out. */
export const invite = async (args: string[]) => {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ args, options: { name: text, email: text, phone: text, language: text } })
  const { phone, ...rest } = values
  const parsed = invitationRequestSchema.safeParse({ ...rest, phone_number: phone })
  if (!parsed.success) {
    const wrong = new Set(parsed.error.issues.map(({ path }) => String(path[0]).replace('_number', '')))
    throw new PlainError(`These are missing or wrong: ${[...wrong].map((name) => `--${name}`).join(', ')}.`)
  }
  const { publicUrl, host, port, dataDir, secrets } = environment()
  // A hosted project has no JWT secret; the other keys are not needed here.
  const signingKey = secrets.signingKey ?? openSecrets(dataDir, secrets).signingKey
  const issued = await issueInvitation({ signingKey, origin: publicUrl ?? originOf(host, port) }, parsed.data)
  console.log(`${issued.link}\nValid until ${issued.expires_at.slice(0, 10)}.`)
}
