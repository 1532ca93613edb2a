/** What the handlers of the gate share. */
import type { Context } from 'hono'
import type { Database } from '#server/embedded/database.ts'
import type { GoogleSettings } from '#server/env.ts'
import type { Backend } from '#server/embedded/backend.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import type { Background } from '#server/http/background.ts'
import type { VerifyBearer } from '#server/http/bearer.ts'
import type { Log } from '#server/http/log.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import type { Outbox } from '#server/mail/outbox.ts'
import type { HashQueue } from './hash-queue.ts'
import type { CallAuth } from './lite-answer.ts'
import type { MailCatch } from './mail-catch.ts'
import type { OneAtATime } from './one-at-a-time.ts'

export type Gate = {
  db: Database
  callAuth: CallAuth
  /** Tables: the same process, past the same front. */
  callRest: Backend['fetch']
  issueEmailToken: Backend['issueEmailToken']
  catching: MailCatch['catching']
  verify: VerifyBearer
  limiter: RateLimiter
  hashing: HashQueue
  oneAtATime: OneAtATime
  background: Background
  outbox: Outbox
  network: (c: Context<AppEnv>) => string
  origin: string
  signingKey: string
  publishableKey: string
  /** Null where nobody can sign in with Google. */
  google: GoogleSettings | null
  /** The rows of a person were changed past the Product API. */
  onUserChanged: (userId: string) => void
  log: Log
}

export type GateHandler = (c: Context<AppEnv>) => Promise<Response>
