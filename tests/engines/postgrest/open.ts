/** PostgREST for the tests: the real one of `REST_URL` or `REST_BINARY` where the environment gives it, else a fake. */
import { openPostgres } from '#server/database/open-postgres.ts'
import { findPostgres, startCluster } from '#tests/db/kit/cluster.ts'
import { startBinary } from './binary.ts'
import { startPostgrest, type Settings } from './server.ts'

/** As the guides of PostgREST and a hosted project make it. */
const AUTHENTICATOR = `do $$ begin
  if to_regrole('authenticator') is null then create role authenticator login noinherit; end if;
end $$;
grant anon, authenticated to authenticator;`

const asAuthenticator = (databaseUrl: string) => {
  const url = new URL(databaseUrl)
  url.username = 'authenticator'
  return url.href
}

/** On a prepared database that has the role of its URL: the program of `REST_BINARY`, or the fake. */
export const startTableService = (settings: Settings) => {
  const { REST_BINARY: binary = '' } = process.env
  return binary === '' ? startPostgrest(settings) : startBinary(binary, settings)
}

/** Makes the role, and starts the table service on a prepared database. */
export const openTableService = async (databaseUrl: string, jwtSecret: string, port?: number) => {
  const { db } = openPostgres(databaseUrl)
  await db.exec(AUTHENTICATOR)
  await db.close()
  return startTableService({
    databaseUrl: asAuthenticator(databaseUrl),
    jwtSecret,
    ...(port !== undefined && { port }),
  })
}

/** Reloads the schema cache of a real one: the suites begin once it has the tables. */
const reload = async (databaseUrl: string) => {
  const { db } = openPostgres(databaseUrl)
  await db.exec(`notify pgrst, 'reload schema'`)
  await db.close()
}

const real = (url: string) => {
  const { DATABASE_URL: databaseUrl, JWT_SECRET: jwtSecret } = process.env
  if (databaseUrl === undefined || jwtSecret === undefined) {
    throw new Error('REST_URL needs the DATABASE_URL of its database, as a superuser, and its JWT_SECRET')
  }
  const openTables = async () => {
    await reload(databaseUrl)
    return { url, stop: () => Promise.resolve() }
  }
  return { databaseUrl, jwtSecret, openTables, clear: () => Promise.resolve() }
}

/** Null where there is neither one at a URL nor a Postgres server for another. */
export const findPostgrest = () => {
  const { REST_URL: url } = process.env
  if (url !== undefined && url !== '') return () => Promise.resolve(real(url))
  const binaries = findPostgres()
  if (binaries === null) return null
  return async () => {
    const { url: databaseUrl, stop } = await startCluster(binaries)
    return { databaseUrl, openTables: (secret: string) => openTableService(databaseUrl, secret), clear: stop }
  }
}
