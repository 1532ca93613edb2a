import { freePort } from '#tests/db/kit/cluster.ts'
import { startProgram } from '../start-program.ts'
import type { Gotrue } from './server.ts'

type Options = {
  binary: string
  databaseUrl: string
  jwtSecret: string
  /** In place of those of `compose.yaml`. */
  settings?: Record<string, string>
  /** One that was free, where it is started again; any by default. */
  port?: number
}

/** supabase/auth itself. It creates and migrates its tables first: their SQL is in the folder `migrations` beside the binary. */
export const startAuthProgram = async (options: Options): Promise<Gotrue> => {
  const { binary, databaseUrl, jwtSecret, settings = {} } = options
  const port = options.port ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const { stop } = await startProgram({
    service: 'auth',
    binary,
    settings: {
      ...settings,
      GOTRUE_API_HOST: '127.0.0.1',
      GOTRUE_API_PORT: `${port}`,
      API_EXTERNAL_URL: url,
      GOTRUE_SITE_URL: url,
      GOTRUE_DB_DATABASE_URL: databaseUrl,
      GOTRUE_JWT_SECRET: jwtSecret,
    },
    url: `${url}/health`,
    isReady: ({ ok }) => ok,
  })
  return { url, stop }
}
