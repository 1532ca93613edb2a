/** A local mock of Google: a real OpenID provider that signs tokens for the account a test names. */
import { Events, type MutableToken, OAuth2Server } from 'oauth2-mock-server'

export const CLIENT = { clientId: 'prosa.apps.googleusercontent.test', clientSecret: 'secret-of-the-client' }

export type GoogleAccount = {
  sub: string
  email: string
  email_verified: boolean
  name?: string
}

const unchanged = () => {}

export const startGoogle = async () => {
  const server = new OAuth2Server()
  await server.issuer.keys.generate('RS256')
  await server.start(0, '127.0.0.1')
  const url = server.issuer.url ?? ''
  let account: GoogleAccount | null = null
  let change: (token: MutableToken) => void = unchanged

  server.service.on(Events.BeforeTokenSigning, (token: MutableToken) => {
    Object.assign(token.payload, { ...account, aud: CLIENT.clientId })
    change(token)
  })

  return {
    settings: { issuer: url, ...CLIENT },
    service: server.service,
    /** Sets the account of the next sign-ins; `changed` modifies the token before it is signed. */
    signInAs: (next: GoogleAccount, modify: (token: MutableToken) => void = unchanged) => {
      account = next
      change = modify
    },
    stop: () => server.stop(),
  }
}
export type LocalGoogle = Awaited<ReturnType<typeof startGoogle>>
