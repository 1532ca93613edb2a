/**
 * A fake of Supabase's Management API: the calls that the Supabase CLI 3.1 makes for `link` and `config push`, with answers
 * of the shape that it requires. Settings are those of a new project.
 */
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export const PROJECT_REF = 'abcdefghijklmnopqrst'

type Change = { path: string; body: Record<string, unknown> }
export type ManagementApi = {
  url: string
  /** Every change so far, the oldest first. */
  changes: () => Change[]
  stop: () => Promise<void>
}

const AUTH = JSON.parse(readFileSync(new URL('./auth-settings.json', import.meta.url), 'utf8')) as object
const TABLES = {
  db_schema: 'public,graphql_public',
  db_extra_search_path: 'public,extensions',
  max_rows: 1000,
  db_pool: null,
  db_pool_acquisition_timeout: 10,
  db_pool_max_lifetime: 1800,
  db_pool_max_idletime: 30,
}
const PROJECT = {
  id: PROJECT_REF,
  ref: PROJECT_REF,
  name: 'prosa',
  organization_id: 'prosa',
  organization_slug: 'prosa',
  region: 'sa-east-1',
  status: 'ACTIVE_HEALTHY',
  created_at: '2026-11-01T00:00:00Z',
  database: { host: 'localhost', version: '17.4.1', postgres_engine: '17', release_channel: 'ga' },
}
const CONFIG = {
  data: {
    type: 'project_config',
    id: PROJECT_REF,
    attributes: { auth: { site_url: 'http://localhost:3000' }, api: TABLES },
  },
}
const KEYS = ['anon', 'service_role'].map((name) => ({ id: name, name, type: 'legacy', api_key: name }))

const ANSWERS: Record<string, object> = {
  [`/v1/projects/${PROJECT_REF}`]: PROJECT,
  [`/v1/projects/${PROJECT_REF}/api-keys`]: KEYS,
  [`/v1/projects/${PROJECT_REF}/billing/addons`]: { selected_addons: [], available_addons: [] },
  [`/v1/projects/${PROJECT_REF}/config/auth`]: AUTH,
  [`/v1/projects/${PROJECT_REF}/postgrest`]: TABLES,
  [`/v2/projects/${PROJECT_REF}/config`]: CONFIG,
}

export const startManagementApi = async (): Promise<ManagementApi> => {
  const changes: Change[] = []
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const answer = ANSWERS[pathname]
    const body = await text(request)
    if (request.method !== 'GET') changes.push({ path: pathname, body: JSON.parse(body) as Change['body'] })
    response.writeHead(answer === undefined ? 404 : 200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(answer ?? { message: 'Not found' }))
  }
  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    changes: () => changes,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
