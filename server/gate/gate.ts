/** What the handlers of the gate share. */
import type { Context } from 'hono'
import type { Database } from '#server/embedded/database.ts'
import type { GoogleSettings } from '#server/settings/env.ts'
import type { Backend } from '#server/embedded/backend.ts'
import { keyedDigest } from '#server/crypto/keyed-digest.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import type { Background } from '#server/http/background.ts'
import type { VerifyBearer } from '#server/http/bearer.ts'
import type { Log } from '#server/base/log.ts'
import type { LogRefusal } from '#server/http/log-refusal.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import type { Outbox } from '#server/mail/outbox.ts'
import type { HashQueue } from './hash-queue.ts'
import type { CallAuth } from './lite-answer.ts'
import type { KeyedMutex } from './keyed-mutex.ts'
import type { RecentAnswers } from './recent-answers.ts'

export type Gate = {
  db: Database
  callAuth: CallAuth
  /** Tables: the same process, past the same front. */
  callRest: Backend['fetch']
  verify: VerifyBearer
  limiter: RateLimiter
  hashing: HashQueue
  mutex: KeyedMutex
  recentAnswers: RecentAnswers
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
  logRefusal: LogRefusal
}

export type GateHandler = (c: Context<AppEnv>) => Promise<Response>

/** A network as the database remembers it: recognised, and not to be read. */
export const networkDigest = ({ signingKey }: Pick<Gate, 'signingKey'>, network: string): string =>
  keyedDigest(signingKey, 'network', network)
