/** Suites that need no stored data, so that they pass alike on every database. */
import './avatar.ts'
import './edge.ts'
import './every-body.ts'
import './hash-queue.ts'
import './headers.ts'
import './log.ts'
import './rate-limits.ts'
import './site.ts'
