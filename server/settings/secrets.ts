/** Keys of this installation: created once, beside the data, for its owner only; the environment overrides each. */
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { openKeyFile } from '#server/base/key-file.ts'

const secretsSchema = z.object({
  /** Signs access tokens (HS256). */
  jwtSecret: z.string().check(z.minLength(32)),
  /** Signs links in mail and invitations. */
  signingKey: z.string().check(z.minLength(32)),
  /** Not secret: identifies this installation to its auth and table services. */
  publishableKey: z.string().check(z.minLength(16)),
})
type StoredSecrets = z.output<typeof secretsSchema>

/** Still accepted, while keys are rotated. */
type OlderSecrets = { olderJwtSecrets: readonly string[]; olderSigningKeys: readonly string[] }

export type Secrets = StoredSecrets & OlderSecrets

/** Of the environment. */
export type GivenSecrets = Partial<StoredSecrets> & OlderSecrets

const random = () => randomBytes(32).toString('base64url')

export const newSecrets = (): StoredSecrets => ({
  jwtSecret: random(),
  signingKey: random(),
  publishableKey: `sb_publishable_${randomBytes(16).toString('base64url')}`,
})

export const openSecrets = (dataDir: string, overrides: Partial<GivenSecrets>): Secrets => {
  const { olderJwtSecrets = [], olderSigningKeys = [] } = overrides
  const parsed = secretsSchema.safeParse(overrides)
  // All are given by the environment: no file is needed.
  if (parsed.success) return { ...parsed.data, olderJwtSecrets, olderSigningKeys }
  const stored = openKeyFile(join(dataDir, 'secrets.json'), {
    schema: secretsSchema,
    generate: newSecrets,
    loss: 'a new one would end every session.',
    isNeeded:
      existsSync(join(dataDir, 'database/PG_VERSION')) &&
      (overrides.jwtSecret === undefined || overrides.signingKey === undefined),
  })
  return {
    jwtSecret: overrides.jwtSecret ?? stored.jwtSecret,
    signingKey: overrides.signingKey ?? stored.signingKey,
    publishableKey: overrides.publishableKey ?? stored.publishableKey,
    olderJwtSecrets,
    olderSigningKeys,
  }
}
