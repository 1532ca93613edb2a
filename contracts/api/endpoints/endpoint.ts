/** Where a call goes: the part of its row that the browser carries. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `:name` for what the caller fills in. */
  path: `/api/${string}`
  /**
   * Takes an `Idempotency-Key`: a retry with it gets the first answer and has no second effect. Done by middleware, or
   * by the handler in the transaction of the effect. Writes that set a state are idempotent without it. Of the
   * body, which may have a password, the middleware stores only an HMAC.
   */
  idempotent?: 'middleware' | 'handler'
}
