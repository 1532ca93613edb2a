import { PlainError } from './plain-error.mjs'

const TIMEOUT_MS = 15_000

/** Requests a URL of a running site. Throws a `PlainError` if nothing answers there. */
export const reach = async (url: string, init: RequestInit = {}): Promise<Response> => {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null)
  if (answer === null) throw new PlainError(`${URL.parse(url)?.origin ?? url} does not answer.`)
  return answer
}
