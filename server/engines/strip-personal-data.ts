/** Removes personal data from users in an auth service's answer: scripts in the browser can read its session. */

type Entry = Record<string, unknown>

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Phone and CPF are stored in `public.users` only. */
const withoutPersonal = (metadata: unknown): unknown => {
  if (!isEntry(metadata)) return metadata
  const { phone: _phone, cpf: _cpf, ...rest } = metadata
  return rest
}

const stripUser = (user: Entry): Entry => ({
  ...user,
  ...('user_metadata' in user ? { user_metadata: withoutPersonal(user['user_metadata']) } : {}),
  ...(Array.isArray(user['identities'])
    ? {
        identities: user['identities'].map((identity: unknown) =>
          isEntry(identity) ? { ...identity, identity_data: withoutPersonal(identity['identity_data']) } : identity,
        ),
      }
    : {}),
})

/** The answer is a user, or a session that contains one. */
export const stripPersonalData = (body: unknown): unknown => {
  if (!isEntry(body)) return body
  return isEntry(body['user']) ? { ...body, user: stripUser(body['user']) } : stripUser(body)
}
