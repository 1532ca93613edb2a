/** For callbacks that receive an error that no test expects. */
export const rethrow = (error: unknown): never => {
  throw error
}
