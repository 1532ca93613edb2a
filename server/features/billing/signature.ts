/** `t=<seconds>,v1=<HMAC-SHA256 of "t.body" in hex>`: authenticates the sender; the timestamp limits replays. */
import { createHmac, timingSafeEqual } from 'node:crypto'

const TOLERANCE_SECONDS = 300

const hmac = (key: string, time: number, body: string) => createHmac('sha256', key).update(`${time}.${body}`).digest()

export const signEvent = (key: string, body: string, now = Date.now()): string => {
  const time = Math.floor(now / 1_000)
  return `t=${time},v1=${hmac(key, time, body).toString('hex')}`
}

export const isSigned = (key: string, body: string, signature: string | undefined, now = Date.now()): boolean => {
  const [, time, digest] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? []
  if (time === undefined || digest === undefined) return false
  if (Math.abs(now / 1_000 - Number(time)) > TOLERANCE_SECONDS) return false
  return timingSafeEqual(hmac(key, Number(time), body), Buffer.from(digest, 'hex'))
}
