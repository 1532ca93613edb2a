/** `GET /api/openapi.json`: the table of calls as an OpenAPI 3.1 document. */
import * as z from 'zod/mini'
import { BRAND_NAME } from '#contracts/brand.ts'
import { CALL_NAMES, type CallName, callOf } from '#contracts/api/calls.ts'
import type { Call, CallAccess } from '#contracts/api/calls/call.ts'
import { ERROR_CODES, type ErrorCode } from '#contracts/errors.ts'
import { IDEMPOTENCY_HEADER } from '#server/http/idempotency.ts'

const ACCESS: Record<CallAccess, { codes: readonly ErrorCode[]; security: Record<string, never[]>[] }> = {
  anyone: { codes: ['rate.limited'], security: [] },
  member: { codes: ['rate.limited', 'auth.unauthenticated', 'account.inactive'], security: [{ session: [] }] },
  admin: {
    codes: ['rate.limited', 'auth.unauthenticated', 'account.inactive', 'access.denied'],
    security: [{ session: [] }],
  },
  // Not found if the installation has no ingest token.
  platform: { codes: ['rate.limited', 'auth.unauthenticated', 'request.notFound'], security: [{ platform: [] }] },
}

/** Codes of every call: an internal error, and a database that is unreachable or too slow. */
const ANY_CODES = ['unexpected', 'service.unavailable'] as const
/** Codes of unsafe methods: a request of another site, no JSON, or a body that is too large. */
const UNSAFE_CODES = ['request.notAllowed', 'request.unsupportedType', 'request.tooLarge'] as const

const codesIf = <Code extends ErrorCode>(codes: readonly Code[], condition: boolean): readonly Code[] =>
  condition ? codes : []

/** Every code that a call can answer with. */
export const codesOf = ({ method, access, body, query, idempotent, codes = [] }: Call): ErrorCode[] => [
  ...new Set<ErrorCode>([
    ...ANY_CODES,
    ...ACCESS[access].codes,
    ...codesIf(UNSAFE_CODES, method !== 'GET'),
    ...codesIf(['request.invalid'], body !== undefined || query !== undefined || idempotent !== undefined),
    ...codesIf(['request.conflict'], idempotent !== undefined),
    ...codes,
  ]),
]

/** Schema of the input, before transforms; rules that are checked by code cannot be expressed in it. */
const input = (schema: z.ZodMiniType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
const output = (schema: z.ZodMiniType) => z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })

const json = (schema: object) => ({ 'application/json': { schema } })

const pathParameters = (path: string) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', format: 'uuid' },
  }))

const queryParameters = (schema: z.ZodMiniType | undefined) =>
  schema === undefined
    ? []
    : Object.entries(input(schema).properties ?? {}).map(([name, property]) => ({
        name,
        in: 'query',
        schema: property,
      }))

const repeatParameter = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  description: 'Of your own choice. The same request under the same key is answered as the first time, for a day.',
  schema: { type: 'string', pattern: String.raw`^[\w-]{16,200}$` },
}

const operation = (name: CallName) => {
  const call = callOf(name)
  const { path, access, summary, body, query, response, idempotent, status = 200 } = call
  return {
    operationId: name,
    summary,
    tags: [path.split('/')[2] ?? ''],
    security: ACCESS[access].security,
    parameters: [
      ...pathParameters(path),
      ...queryParameters(query),
      ...(idempotent === undefined ? [] : [repeatParameter]),
    ],
    ...(body === undefined ? {} : { requestBody: { required: true, content: json(input(body)) } }),
    responses: {
      [status]: {
        description: 'Done.',
        content: response === null ? { 'application/zip': {} } : json(output(response)),
      },
      default: {
        description: `Refused: ${codesOf(call).join(', ')}.`,
        content: json({ $ref: '#/components/schemas/Error' }),
      },
    },
  }
}

const paths = () => {
  const all: Record<string, Record<string, object>> = {}
  for (const name of CALL_NAMES) {
    const { method, path } = callOf(name)
    const key = path.replaceAll(/:(\w+)/g, '{$1}')
    all[key] = { ...all[key], [method.toLowerCase()]: operation(name) }
  }
  return all
}

export const openApiDocument = () => ({
  openapi: '3.1.0',
  info: { title: `${BRAND_NAME} Product API`, version: '1' },
  paths: paths(),
  components: {
    securitySchemes: {
      session: { type: 'http', scheme: 'bearer', description: 'Access token of a signed-in person.' },
      platform: { type: 'http', scheme: 'bearer', description: 'Service token of the messaging platform.' },
    },
    schemas: {
      Error: {
        type: 'object',
        required: ['error', 'code', 'requestId'],
        properties: {
          error: { type: 'string', description: 'The problem, in Portuguese; never echoes input.' },
          code: { type: 'string', enum: ERROR_CODES },
          requestId: { type: 'string' },
          details: {
            type: 'object',
            properties: { fields: { type: 'object', additionalProperties: { type: 'string' } } },
          },
        },
      },
    },
  },
})
