/** In the place of the parts of supabase-js that the product never calls (`vite.config.ts`). The client makes one of each. */
class UnusedService {
  /** The live channel is told of every token. */
  readonly setAuth = (): Promise<void> => Promise.resolve()
}

export const FunctionRegion = {}
export {
  UnusedService as FunctionsClient,
  UnusedService as FunctionsError,
  UnusedService as FunctionsFetchError,
  UnusedService as FunctionsHttpError,
  UnusedService as FunctionsRelayError,
  UnusedService as RealtimeClient,
  UnusedService as StorageApiError,
  UnusedService as StorageClient,
}
