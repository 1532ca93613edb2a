/** Messages of Postgres's protocol in a stream. */

const SSL_REQUEST = 80_877_103

export type Message = {
  /** A letter; `start` for the first message of a client, and for its request for TLS. */
  type: string
  bytes: Buffer
}

export const isTlsRequest = ({ type, bytes }: Message) => type === 'start' && bytes.readUInt32BE(4) === SSL_REQUEST

/**
 * Splits a stream into messages and calls `onMessage` with each.
 *
 * @param isClient the first message has no type
 */
export const splitMessages = (isClient: boolean, onMessage: (message: Message) => void) => {
  let rest = Buffer.alloc(0)
  let isStarting = isClient
  return (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const header = isStarting ? 0 : 1
      if (rest.length < header + 4) return
      const length = header + rest.readUInt32BE(header)
      if (rest.length < length) return
      const bytes = rest.subarray(0, length)
      const message = { type: isStarting ? 'start' : String.fromCharCode(bytes[0] ?? 0), bytes }
      // The start proper follows the answer to a request for TLS.
      isStarting = isTlsRequest(message)
      rest = rest.subarray(length)
      onMessage(message)
    }
  }
}
