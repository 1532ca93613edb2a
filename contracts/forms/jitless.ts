/** zod probes `new Function` unless told not to, which the content security policy reports. Imported before any schema. */
import { config } from 'zod/mini'

config({ jitless: true })
