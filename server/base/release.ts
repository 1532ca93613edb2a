/** The running release, for log lines and `/version`. */
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'

export type Release = {
  /** Of package.json. */
  version: string
  /** Commit or release name of the deployment; null if it gave none. */
  revision: string | null
  /** This process among those of an installation. Random: a host name would reveal the machines to the public. */
  instance: string
  /** ISO 8601. */
  startedAt: string
}

const PACKAGE = new URL('../../package.json', import.meta.url)

export const newRelease = (revision: string | null): Release => {
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }
  return { version, revision, instance: randomBytes(4).toString('hex'), startedAt: new Date().toISOString() }
}
