/** Calls whose answer is a file, which may take minutes on a slow line. */
import { API_TIMEOUT } from '#contracts/limits.ts'
import { asMember, type CallInput, type MemberCall } from './call.ts'
import { request } from './http.ts'

/** Aborts as `AbortSignal.timeout` does, `milliseconds` after the last `restart`. */
const openStallTimeout = (milliseconds: number) => {
  const controller = new AbortController()
  const expire = () => controller.abort(new DOMException('Nothing arrived any more.', 'TimeoutError'))
  let timer = setTimeout(expire, milliseconds)
  const clear = () => clearTimeout(timer)
  const restart = () => {
    clear()
    timer = setTimeout(expire, milliseconds)
  }
  return { signal: controller.signal, restart, clear }
}

const readFile = (answer: Response, onPart: () => void): Promise<Blob> => {
  const watched = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (part, parts) => {
      onPart()
      parts.enqueue(part)
    },
  })
  return new Response(answer.body?.pipeThrough(watched) ?? null, { headers: answer.headers }).blob()
}

/** Resolves with the file. Rejects with a `Failure`: with `network.timeout` once nothing has arrived for `API_TIMEOUT`. */
export const callForFile = async <Name extends MemberCall>(name: Name, input: CallInput<Name>): Promise<Blob> => {
  const stall = openStallTimeout(API_TIMEOUT)
  try {
    return await asMember(
      name,
      input,
      (options) => request(options, (answer) => readFile(answer, stall.restart)),
      stall.signal,
    )
  } finally {
    stall.clear()
  }
}
