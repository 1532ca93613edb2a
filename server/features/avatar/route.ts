/** `POST` and `DELETE /api/user/avatar` (ACCOUNT-24), and `GET /avatars/{name}`, which serves the pictures. */
import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { avatarRequestSchema } from '#contracts/api/avatar.ts'
import { recordEvent } from '#server/account/audit-log.ts'
import { drawAvatar } from './avatar-image.ts'
import type { Database } from '#server/database/database.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/failures.ts'
import { readJson } from '#server/http/json-request.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import { callerOf } from '#server/http/signed-in.ts'
import { upsertOwn } from '#server/sql/assignments.ts'

type Deps = { db: Database; limiter: RateLimiter }

export const AVATARS_PATH = '/avatars'

export const changeAvatar =
  ({ db, limiter }: Deps) =>
  async (c: Context<AppEnv>) => {
    const caller = callerOf(c)
    const { imageData } = await readJson(c, avatarRequestSchema)
    await limiter.enforce('avatarUploadByUser', caller.userId)
    const image = await drawAvatar(imageData)
    const name = randomBytes(16).toString('base64url')
    const url = `${AVATARS_PATH}/${name}.webp`
    await db.transaction(async (queries) => {
      await queries.query(
        `insert into private.avatars (user_uuid, name, image) values ($1, $2, decode($3::text, 'base64'))
         on conflict (user_uuid) do update set name = excluded.name, image = excluded.image`,
        [caller.userId, name, image.toString('base64')],
      )
      await upsertOwn(queries, 'public.user_profiles', caller.userId, { avatar_url: url })
      await recordEvent(queries, 'avatar.changed', caller)
    })
    return c.json({ avatar_url: url })
  }

export const removeAvatar =
  ({ db }: Pick<Deps, 'db'>) =>
  async (c: Context<AppEnv>) => {
    const caller = callerOf(c)
    await db.transaction(async (queries) => {
      const deleted = await queries.query('delete from private.avatars where user_uuid = $1 returning 1', [
        caller.userId,
      ])
      if (deleted.length === 0) return
      await upsertOwn(queries, 'public.user_profiles', caller.userId, { avatar_url: null })
      await recordEvent(queries, 'avatar.removed', caller)
    })
    return c.json({ avatar_url: null })
  }

/** Kept by no cache: nothing personal stays on the device. The CSP allows nothing but the picture. */
export const serveAvatar =
  ({ db }: Pick<Deps, 'db'>) =>
  async (c: Context<AppEnv>) => {
    const name = /^([\w-]{22})\.webp$/.exec(c.req.param('name') ?? '')?.[1] ?? ''
    const [found] = await db.query<{ image: string }>(
      `select encode(image, 'base64') as image from private.avatars where name = $1`,
      [name],
    )
    if (found === undefined) throw new Refusal('request.notFound')
    return c.body(Buffer.from(found.image, 'base64'), 200, {
      'Content-Type': 'image/webp',
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    })
  }
