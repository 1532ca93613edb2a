/**
 * zod probes `new Function` by default, which violates the content security policy. Must be imported before any schema.
 */
import { config } from 'zod/mini'

config({ jitless: true })
