/** Where a call goes: the part of its row that the browser carries. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `:name` for what the caller fills in. */
  path: `/api/${string}`
  /**
   * Takes an `Idempotency-Key`: sent again under it, a write is answered as the first time and has no second effect. By
   * middleware, or by its handler within the transaction of the effect. Writes that say how something shall be need none;
   * those that prove a password keep nothing of it.
   */
  idempotent?: 'middleware' | 'handler'
}
