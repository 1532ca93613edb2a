/** Migrations: plain SQL files, each applied atomically. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { migrate, MIGRATIONS, MigrationFailed, SchemaTooNew } from '#server/database/migrate.ts'
import type { SuiteContext } from '../kit/suite-context.ts'
import { temporaryDirectory, type TemporaryDirectory } from '../kit/temporary-directory.ts'

const LATER = '99990101000000'

const HALVES = `select to_regclass('public.halves')::text as found`
const HISTORY = `select name from supabase_migrations.schema_migrations where version = '${LATER}'`

export const migrationSuite = (context: SuiteContext) => {
  describe('migrations', () => {
    let directory: TemporaryDirectory | null = null
    const withFile = (text: string) => {
      directory = temporaryDirectory()
      writeFileSync(join(directory.path, `${LATER}_add_halves.sql`), text)
      return directory.path
    }

    afterEach(async () => {
      directory?.remove()
      directory = null
      await context.db.exec(`drop table if exists public.halves;
        delete from supabase_migrations.schema_migrations where version = '${LATER}'`)
    })

    // Proves SECURITY-24.
    it('a failing file is rolled back', async () => {
      const path = withFile('create table public.halves (id integer); select 1 / 0;')
      await expect(migrate(context.db, { directory: path })).rejects.toThrow(MigrationFailed)
      await expect(migrate(context.db, { directory: path })).rejects.toThrow(
        /add_halves was rolled back: division by zero/,
      )
      expect([await context.db.query(HALVES), await context.db.query(HISTORY)]).toEqual([[{ found: null }], []])
    })

    // Proves SECURITY-24.
    it('run once, also when two servers start together', async () => {
      const path = withFile('create table public.halves (id integer)')
      await Promise.all([migrate(context.db, { directory: path }), migrate(context.db, { directory: path })])
      await migrate(context.db, { directory: path })
      expect([await context.db.query(HALVES), await context.db.query(HISTORY)]).toEqual([
        [{ found: 'halves' }],
        [{ name: 'add_halves' }],
      ])
    })

    it('two files with the same version are refused', async () => {
      const path = withFile('create table public.halves (id integer)')
      writeFileSync(join(path, `${LATER}_add_thirds.sql`), 'create table public.thirds (id integer)')
      await expect(migrate(context.db, { directory: path })).rejects.toThrow(`Two files have version ${LATER}`)
      expect([await context.db.query(HALVES), await context.db.query(HISTORY)]).toEqual([[{ found: null }], []])
    })

    // Proves DATA-04.
    it('a removed consent setting counts as off, and its history is kept', async () => {
      const file = readFileSync(join(MIGRATIONS, '20261122070000_withdraw_unread_choices.sql'), 'utf8')
      const { member, other } = context.people
      const undone = new Error('undone')
      let history: unknown
      const trial = context.db.transaction(async (queries) => {
        await queries.exec(`alter table public.privacy_settings
          add column marketing_emails boolean not null default false,
          add column product_improvement boolean not null default false;
          delete from public.privacy_settings;
          delete from private.privacy_changes;
          insert into public.privacy_settings (user_id, marketing_emails, product_improvement)
            values ('${member.id}', true, false), ('${other.id}', false, false);
          insert into private.privacy_changes (user_id, setting, is_on, changed_at)
            values ('${member.id}', 'marketing_emails', true, '2026-11-01')`)
        await queries.exec(file)
        await queries.exec(`update public.privacy_settings set analytics = true where user_id = '${other.id}'`)
        history = await queries.query(
          'select user_id, setting, is_on from private.privacy_changes where user_id in ($1, $2) order by changed_at, id',
          [member.id, other.id],
        )
        throw undone
      })
      await expect(trial).rejects.toBe(undone)
      expect(history).toEqual([
        { user_id: member.id, setting: 'marketing_emails', is_on: true },
        { user_id: member.id, setting: 'marketing_emails', is_on: false },
        { user_id: other.id, setting: 'analytics', is_on: true },
      ])
    })

    // Proves SECURITY-24, OPS-06.
    it('permit the previous program if they only add; one that removes something refuses it', async () => {
      await migrate(context.db, { directory: withFile('create table public.halves (id integer)') })
      expect(await migrate(context.db, { directory: MIGRATIONS })).toEqual([])
      await context.db.exec(`update private.oldest_program set version = '${LATER}'`)
      try {
        await expect(migrate(context.db, { directory: MIGRATIONS })).rejects.toThrow(SchemaTooNew)
      } finally {
        await context.db.exec(`update private.oldest_program set version = '20261126200000'`)
      }
    })
  })
}
