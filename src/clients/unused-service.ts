/**
 * Stub for the parts of supabase-js that the product never calls (aliased in `vite.config.ts`): storage, functions, realtime,
 * passkeys and wallets. The client constructs each of them. If a new version imports another name, the build fails.
 */
class UnusedService {
  /** Called on the realtime client with every new token. */
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
