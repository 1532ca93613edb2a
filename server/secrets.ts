/** Keys of this installation: made once, kept beside the data for its owner only; the environment overrides each. */
import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

const secretsSchema = z.object({
  /** Signs access tokens (HS256). */
  jwtSecret: z.string().check(z.minLength(32)),
  /** Signs links in mail and invitations. */
  signingKey: z.string().check(z.minLength(32)),
  /** Not secret: names this installation to its auth and table service. */
  publishableKey: z.string().check(z.minLength(16)),
})
export type Secrets = z.output<typeof secretsSchema>

const random = () => randomBytes(32).toString('base64url')

const generate = (): Secrets => ({
  jwtSecret: random(),
  signingKey: random(),
  publishableKey: `sb_publishable_${randomBytes(16).toString('base64url')}`,
})

/** Written whole, then linked into place: two first starts at once end with one file, and neither reads half of it. */
const createOnce = (file: string) => {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(generate(), null, 2)}\n`, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
}

const read = (file: string): Secrets | null => {
  try {
    return secretsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new Error(`${file} is damaged. Restore it: a new one would end every session.`, { cause: error })
  }
}

export const openSecrets = (dataDir: string, overrides: Partial<Secrets>): Secrets => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = join(dataDir, 'secrets.json')
  if (read(file) === null) createOnce(file)
  const stored = read(file)
  if (stored === null) throw new Error(`${file} cannot be created.`)
  return {
    jwtSecret: overrides.jwtSecret ?? stored.jwtSecret,
    signingKey: overrides.signingKey ?? stored.signingKey,
    publishableKey: overrides.publishableKey ?? stored.publishableKey,
  }
}
