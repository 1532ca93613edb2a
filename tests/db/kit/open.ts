/** A backend as the server opens it, with its mail kept in a list. */
import { openBackend, type Backend, type BackendSettings } from '#server/embedded/backend.ts'
import { ORIGIN, PUBLISHABLE_KEY, callsOf, type Call, type Mail } from './people.ts'

// Cheap password hashing, by the service's own setting.
process.env['LITE_AUTH_BCRYPT_COST'] = '4'

export const JWT_SECRET = 'a-secret-for-the-database-tests-only'

export type OpenBackend = { backend: Backend; mails: Mail[]; steps: string[]; call: Call }

const settingsFor = (
  place: Pick<BackendSettings, 'dataDir' | 'databaseUrl'>,
  changes: Partial<BackendSettings> = {},
): BackendSettings => ({
  origin: ORIGIN,
  jwtSecret: JWT_SECRET,
  publishableKey: PUBLISHABLE_KEY,
  isSeeded: true,
  onMail: () => Promise.resolve(),
  ...place,
  ...changes,
})

export const open = async (
  place: Pick<BackendSettings, 'dataDir' | 'databaseUrl'>,
  changes: Partial<BackendSettings> = {},
): Promise<OpenBackend> => {
  const mails: Mail[] = []
  const steps: string[] = []
  const backend = await openBackend(
    settingsFor(place, {
      onMail: async (mail) => {
        mails.push(mail)
      },
      onProgress: (step) => {
        steps.push(step)
      },
      ...changes,
    }),
  )
  return { backend, mails, steps, call: callsOf(backend) }
}
