/** An auth or table service that cannot be reached, does not answer in time, or reports a failure of its own. */
export class EngineUnavailable extends Error {
  override readonly name = 'EngineUnavailable'
}
