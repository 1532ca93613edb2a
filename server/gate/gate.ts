/** Dependencies of the gate's handlers. */
import type { Context } from 'hono'
import type { Database } from '#server/database/database.ts'
import type { GoogleSettings } from '#server/settings/env.ts'
import { keyedDigest } from '#server/crypto/keyed-digest.ts'
import type { Vault } from '#server/crypto/vault.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import type { Background } from '#server/http/background.ts'
import type { VerifyBearer } from '#server/http/bearer.ts'
import type { Log } from '#server/base/log.ts'
import type { LogRefusal } from '#server/http/log-refusal.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import type { Outbox } from '#server/mail/outbox.ts'
import type { BoundedQueue } from '#server/http/bounded-queue.ts'
import type { CallAuth, CallTables } from '#server/engines/engine.ts'
import type { RecentAnswers } from './recent-answers.ts'

export type Gate = {
  db: Database
  callAuth: CallAuth
  /** Calls the table service, in this process or by its URL (ADR 036). */
  callTables: CallTables
  verify: VerifyBearer
  limiter: RateLimiter
  hashing: BoundedQueue
  recentAnswers: RecentAnswers
  background: Background
  outbox: Outbox
  network: (c: Context<AppEnv>) => string
  origin: string
  signingKey: string
  /** Older keys, newest first: still accepted in earlier signatures and digests. */
  olderSigningKeys: readonly string[]
  publishableKey: string
  vault: Vault
  /** Null if sign-in with Google is not configured. */
  google: GoogleSettings | null
  /** Called when a user's rows were changed other than by the Product API, to invalidate caches. */
  onUserChanged: (userId: string) => void
  log: Log
  logRefusal: LogRefusal
}

export type GateHandler = (c: Context<AppEnv>) => Promise<Response>

type Keys = Pick<Gate, 'signingKey' | 'olderSigningKeys'>

/** The digest to store, then those under which it may be stored already. */
export const digestsOf = ({ signingKey, olderSigningKeys }: Keys, use: string, text: string): [string, ...string[]] => [
  keyedDigest(signingKey, use, text),
  ...olderSigningKeys.map((key) => keyedDigest(key, use, text)),
]

/** Keyed digest of a network: the database can recognise it but not read it. */
export const networkDigest = ({ signingKey }: Pick<Gate, 'signingKey'>, network: string): string =>
  keyedDigest(signingKey, 'network', network)
