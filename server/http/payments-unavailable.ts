/** A payment provider that cannot be reached, does not answer in time, refuses our key, or reports a failure of its own. */
export class PaymentsUnavailable extends Error {
  override readonly name = 'PaymentsUnavailable'
  /** The provider's code of the reason, for the log. */
  readonly code: string

  constructor(code: string, cause?: unknown) {
    super(code, { cause })
    this.code = code
  }
}
