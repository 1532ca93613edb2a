import { fromPromise } from 'xstate'
import type { SignUpMetadata } from '#contracts/api/sign-up.ts'
import type { Failure } from '#contracts/errors.ts'
import type { Registration } from '#contracts/forms/register.ts'
import { TERMS_VERSION } from '#contracts/limits.ts'
import type { Clients } from '#src/clients/clients.ts'
import { unwrap } from '#src/clients/failures.ts'
import { REGISTER_DRAFT_KEY } from '#src/clients/storage-keys.ts'
import { callbackUrl, pageLanguage } from '#src/clients/page.ts'

export const defineSignUp = ({ openService, tabStore }: Clients) =>
  fromPromise<void, Registration>(async ({ input: { email, password, name, phone } }) => {
    const data: SignUpMetadata = {
      full_name: name,
      phone,
      person_type: 'physical',
      language: pageLanguage(),
      terms_version: TERMS_VERSION,
    }
    const { client } = await openService()
    const { user } = unwrap(
      await client.auth.signUp({ email, password, options: { data, emailRedirectTo: callbackUrl() } }),
    )
    // The auth service returns a user without identities if the address has an account (REG-10).
    if (user?.identities?.length === 0) throw { code: 'auth.emailTaken' } satisfies Failure
    tabStore.removeItem(REGISTER_DRAFT_KEY)
  })
