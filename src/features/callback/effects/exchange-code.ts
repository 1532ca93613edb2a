import { fromPromise } from 'xstate'
import type { EmailPurpose } from '#contracts/callback.ts'
import type { Clients } from '#src/clients/clients.ts'
import { exchangeCode } from '#src/clients/exchange-code.ts'

export const defineExchangeCode = ({ openService, deviceStore }: Clients) =>
  fromPromise<{ purpose: EmailPurpose }, { code: string }>(async ({ input: { code } }) => {
    const { client } = await openService()
    const answer = await exchangeCode(client, deviceStore, code)
    // The client returns `redirectType` for recoveries, though its types do not declare it.
    const isPasswordReset = 'redirectType' in answer && answer.redirectType === 'recovery'
    return { purpose: isPasswordReset ? 'recovery' : 'signup' }
  })
