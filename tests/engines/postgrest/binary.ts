/** PostgREST itself, from the binary that `REST_BINARY` names: it is not installed with the project. */
import { freePort } from '#tests/db/kit/cluster.ts'
import { startProgram } from '../start-program.ts'
import type { Postgrest, Settings } from './server.ts'

/** Resolves when calls are answered and it listens for changes of the schema. */
export const startBinary = async (
  binary: string,
  { databaseUrl, jwtSecret, maxRows, port: chosenPort }: Settings,
): Promise<Postgrest> => {
  const port = chosenPort ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const { stop } = await startProgram({
    service: 'rest',
    binary,
    settings: {
      PGRST_SERVER_HOST: '127.0.0.1',
      PGRST_SERVER_PORT: `${port}`,
      // One of several beside each other, and nobody asks it.
      PGRST_ADMIN_SERVER_PORT: `${await freePort()}`,
      PGRST_DB_URI: databaseUrl,
      PGRST_JWT_SECRET: jwtSecret,
      ...(maxRows !== undefined && { PGRST_DB_MAX_ROWS: `${maxRows}` }),
    },
    url,
    // 503 until it has read the schema; its root is disabled, and 404 afterwards.
    isReady: ({ status }) => status !== 503,
  })
  return { url, stop }
}
