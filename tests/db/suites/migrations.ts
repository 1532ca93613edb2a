/** Plain SQL files, whole or not at all (S14). */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { migrate, MIGRATIONS, MigrationFailed, SchemaTooNew } from '#server/embedded/migrate.ts'
import type { Stage } from '../kit/stage.ts'
import { temporaryDirectory, type TemporaryDirectory } from '../kit/temporary-directory.ts'

const LATER = '99990101000000'

const HALVES = `select to_regclass('public.halves')::text as found`
const HISTORY = `select name from supabase_migrations.schema_migrations where version = '${LATER}'`

export const migrationSuite = (stage: Stage) => {
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
      await stage.db.exec(`drop table if exists public.halves;
        delete from supabase_migrations.schema_migrations where version = '${LATER}'`)
    })

    it('a failing file leaves nothing behind', async () => {
      const path = withFile('create table public.halves (id integer); select 1 / 0;')
      await expect(migrate(stage.db, { directory: path })).rejects.toThrow(MigrationFailed)
      await expect(migrate(stage.db, { directory: path })).rejects.toThrow(
        /add_halves was rolled back: division by zero/,
      )
      expect([await stage.db.query(HALVES), await stage.db.query(HISTORY)]).toEqual([[{ found: null }], []])
    })

    it('run once, also when two servers start together', async () => {
      const path = withFile('create table public.halves (id integer)')
      await Promise.all([migrate(stage.db, { directory: path }), migrate(stage.db, { directory: path })])
      await migrate(stage.db, { directory: path })
      expect([await stage.db.query(HALVES), await stage.db.query(HISTORY)]).toEqual([
        [{ found: 'halves' }],
        [{ name: 'add_halves' }],
      ])
    })

    it('two files of one version are refused', async () => {
      const path = withFile('create table public.halves (id integer)')
      writeFileSync(join(path, `${LATER}_add_thirds.sql`), 'create table public.thirds (id integer)')
      await expect(migrate(stage.db, { directory: path })).rejects.toThrow(`Two files have version ${LATER}`)
      expect([await stage.db.query(HALVES), await stage.db.query(HISTORY)]).toEqual([[{ found: null }], []])
    })

    it('a database ahead of the program is refused', async () => {
      await migrate(stage.db, { directory: withFile('create table public.halves (id integer)') })
      await expect(migrate(stage.db, { directory: MIGRATIONS })).rejects.toThrow(SchemaTooNew)
    })
  })
}
