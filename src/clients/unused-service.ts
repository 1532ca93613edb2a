/**
 * In the place of the parts of supabase-js that the product never calls (`vite.config.ts`): files, functions, live channels,
 * passkeys and wallets. The client makes one of each; an export that a new version asks for and that is missing fails the build.
 */
class UnusedService {
  /** The live channel is told of every token. */
  readonly setAuth = (): Promise<void> => Promise.resolve()
}

export const FunctionRegion = {}
export {
  UnusedService as browserSupportsWebAuthn,
  UnusedService as createCredential,
  UnusedService as createSiweMessage,
  UnusedService as deserializeCredentialCreationOptions,
  UnusedService as deserializeCredentialRequestOptions,
  UnusedService as fromHex,
  UnusedService as FunctionsClient,
  UnusedService as FunctionsError,
  UnusedService as FunctionsFetchError,
  UnusedService as FunctionsHttpError,
  UnusedService as FunctionsRelayError,
  UnusedService as getAddress,
  UnusedService as getCredential,
  UnusedService as RealtimeClient,
  UnusedService as serializeCredentialCreationResponse,
  UnusedService as serializeCredentialRequestResponse,
  UnusedService as StorageApiError,
  UnusedService as StorageClient,
  UnusedService as toHex,
  UnusedService as webAuthnAbortService,
  UnusedService as WebAuthnApi,
}
