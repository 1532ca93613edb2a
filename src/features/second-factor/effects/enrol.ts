import { fromPromise } from 'xstate'
import { BRAND_NAME } from '#contracts/brand.ts'
import type { FactorSetup } from '#machines/second-factor/second-factor.machine.ts'
import { withTokenRefresh } from '#src/clients/with-token-refresh.ts'
import type { Clients } from '#src/clients/clients.ts'
import { unwrap } from '#src/clients/failures.ts'
import { rereadChanged } from '../reread-changed.ts'

/** The name is unique: a hosted service keeps unverified factors for a while, and refuses a second one of the same name. */
export const defineEnrol = ({ openService }: Clients) =>
  fromPromise<FactorSetup, undefined>(async () => {
    const { client } = await openService()
    const friendlyName = new Date().toISOString()
    const options = { factorType: 'totp', issuer: BRAND_NAME, friendlyName } as const
    const { id, totp } = await withTokenRefresh(client, async () =>
      unwrap(await client.auth.mfa.enroll(options)),
    ).catch(rereadChanged)
    return { factorId: id, secret: totp.secret, uri: totp.uri }
  })
