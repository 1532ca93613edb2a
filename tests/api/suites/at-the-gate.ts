/** What is decided before anything is stored, the same on every database. */
import './avatar.ts'
import './edge.ts'
import './every-body.ts'
import './headers.ts'
import './log.ts'
import './rate-limits.ts'
import './site.ts'
