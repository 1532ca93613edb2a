/** Postgres as compose.yaml has it, with supabase/auth and PostgREST themselves: what its profile `engines` starts. */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { openPostgres } from '#server/database/open-postgres.ts'
import { prepareDatabase } from '#server/embedded/prepare-schema.ts'
import { startCluster } from '#tests/db/kit/cluster.ts'
import { startAuthProgram } from './gotrue/program.ts'
import { startBinary } from './postgrest/binary.ts'

const PASSWORD = 'database-password'

/** Runs `deploy/engines.sql` as the entry point of the image does. Returns the URL as one of its users. */
export const createEnginesDatabase = async (clusterUrl: string, binaries: string) => {
  const { db } = openPostgres(clusterUrl)
  await db.query('create database prosa')
  await db.close()
  const urlOf = (role: 'prosa' | 'supabase_auth_admin' | 'authenticator') => {
    const url = new URL(clusterUrl)
    return Object.assign(url, { pathname: '/prosa', username: role, password: PASSWORD }).href
  }
  const args = [urlOf('prosa'), '--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--file=deploy/engines.sql']
  execFileSync(join(binaries, 'psql'), args, { env: { ...process.env, POSTGRES_PASSWORD: PASSWORD } })
  return urlOf
}

type Programs = { binaries: string; auth: string; rest: string }

/** In the order of compose.yaml. `environment` is what a demonstration of ours needs to use them. */
export const startEngines = async ({ binaries, auth: authBinary, rest: restBinary }: Programs) => {
  const cluster = await startCluster(binaries)
  const urlOf = await createEnginesDatabase(cluster.url, binaries)
  const jwtSecret = randomBytes(32).toString('hex')
  const auth = await startAuthProgram({ binary: authBinary, databaseUrl: urlOf('supabase_auth_admin'), jwtSecret })
  await prepareDatabase({ databaseUrl: urlOf('prosa'), hasOwnAuth: true, report: () => undefined })
  const rest = await startBinary(restBinary, { databaseUrl: urlOf('authenticator'), jwtSecret })
  return {
    environment: {
      DEMONSTRATION: 'on',
      DATABASE_URL: urlOf('prosa'),
      AUTH_URL: auth.url,
      REST_URL: rest.url,
      JWT_SECRET: jwtSecret,
    },
    stop: async () => {
      await rest.stop()
      await auth.stop()
      await cluster.stop()
    },
  }
}
