/** Method and path of a call: the part of its row that the browser loads. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path parameters as `:name`. */
  path: `/api/${string}`
  /**
   * Takes an `Idempotency-Key`: a retry gets the stored answer and has no second effect. Implemented by a wrapper of the
   * handler, or by the handler in the transaction of the effect. Writes that set a state are idempotent without a key.
   * The wrapper stores only an HMAC of the body, which may contain a password.
   */
  idempotent?: 'wrapper' | 'handler'
}
