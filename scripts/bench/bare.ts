/** Baseline: a route of the same framework that only answers the same JSON. Prints its origin. */
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const answer: unknown = JSON.parse(process.env['ANSWER'] ?? '{}')
const app = new Hono()
app.get('/', (c) => c.json(answer as object))

serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(`http://127.0.0.1:${port}`))
