/** Requests for the table of calls, for tests that iterate over it. */
import * as z from 'zod/mini'
import { CALL_NAMES, type CallName, callOf } from '#contracts/api/calls.ts'
import type { CallAccess } from '#contracts/api/calls/call.ts'
import { expect } from 'vitest'
import type { ErrorCode } from '#contracts/errors.ts'
import { Refusal, type ServerErrorCode } from '#server/http/failures.ts'
import type { Example } from './examples.ts'
import { type AccountArea, type Answer, INGEST_TOKEN } from './members.ts'

export const urlOf = (name: CallName, { params = {}, query = '' }: Example) =>
  callOf(name).path.replaceAll(/:(\w+)/g, (_match, key: string) => params[key] ?? '') + query

export const sendTo = (
  area: Pick<AccountArea, 'send'>,
  name: CallName,
  example: Example,
  headers: Record<string, string> = {},
) => area.send(callOf(name).method, urlOf(name, example), example.body, headers)

export const callsWhere = (matches: (name: CallName) => boolean) => CALL_NAMES.filter(matches)
export const isFor = (access: CallAccess) => (name: CallName) => callOf(name).access === access
export const hasBody = (name: CallName) => callOf(name).body !== undefined
export const isUnsafe = (name: CallName) => callOf(name).method !== 'GET'

type Bearer = { headers: Record<string, string> }

/** Headers with the token of somebody who is authorized for the call. */
export const headersFor = (name: CallName, { member, admin }: { member: Bearer; admin: Bearer }) => {
  const headers: Record<CallAccess, Record<string, string>> = {
    anyone: {},
    member: member.headers,
    admin: admin.headers,
    platform: { Authorization: `Bearer ${INGEST_TOKEN}` },
  }
  return headers[callOf(name).access]
}

export type Shape = {
  type?: string
  properties?: Record<string, Shape>
  items?: Shape
  anyOf?: Shape[]
  enum?: unknown[]
  const?: unknown
  format?: string
}

/** The JSON Schema of what a caller may send. */
export const shapeOf = (schema: z.ZodMiniType | undefined): Shape =>
  schema === undefined ? {} : (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape)

/** Expects the HTTP status of the code, and a message. */
export const expectRefusal = ({ status, body }: Pick<Answer, 'status' | 'body'>, code: ErrorCode) => {
  const { status: usual } = new Refusal(code as ServerErrorCode)
  expect([status, body['code'], typeof body['error']]).toEqual([usual, code, 'string'])
}
