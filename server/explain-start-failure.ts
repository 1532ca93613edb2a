/** Explains why the server did not start: a sentence if an operator can fix it, the stack trace otherwise. */
import { KeyFileError } from './base/key-file.ts'
import { MasterKeyMissing } from './crypto/vault.ts'
import { DirectoryDamaged, DiskFull } from './embedded/data-directory.ts'
import { DirectoryInUse } from './embedded/directory-lock.ts'
import { GrantsMismatch } from './database/grants.ts'
import { MigrationFailed, SchemaTooNew } from './database/migrate.ts'
import { AuthTablesMissing } from './embedded/prepare-schema.ts'
import { reachProblem } from './database/reach-problem.ts'
import { SeededDatabase } from './embedded/seed.ts'
import { EnvironmentError } from './settings/env.ts'
import { AddressInUse, AddressUnusable } from './listen.ts'

/** Errors whose messages are sentences already. */
const SELF_EXPLANATORY = [
  AddressInUse,
  AddressUnusable,
  AuthTablesMissing,
  DirectoryDamaged,
  DiskFull,
  EnvironmentError,
  GrantsMismatch,
  KeyFileError,
  MigrationFailed,
  SeededDatabase,
]

/** `dest`: of a copied file, which is the one that could not be written. */
type SystemError = Error & { code?: unknown; path?: unknown; dest?: unknown }

/** Messages for errors of the file system, by code. */
const FILES: Record<string, (path: string) => string> = {
  EACCES: (path) =>
    `There is no permission for ${path}. Prosa must be able to read and write it as the user it runs as.`,
  EPERM: (path) =>
    `There is no permission for ${path}. Prosa must be able to read and write it as the user it runs as.`,
  ENOENT: (path) => `${path} does not exist.`,
  EROFS: (path) => `${path} is on a read-only file system. Set DATA_DIR to a folder that can be written to.`,
  ENOTDIR: (path) => `${path} is no folder. Set DATA_DIR to one.`,
  EEXIST: (path) => `${path} is no folder. Set DATA_DIR to one.`,
  ENOSPC: (path) => `The disk of ${path} is full. Make room, and start again.`,
}

const byCode = ({ code, path: source, dest: path = source }: SystemError): string | null => {
  const ofFile = FILES[String(code)]
  if (ofFile !== undefined) return ofFile(typeof path === 'string' ? path : 'the data')
  if (code === '53100') return 'The disk of the database is full. Make room, and start again.'
  const problem = reachProblem(code)
  return problem === null ? null : `The database of DATABASE_URL ${problem}.`
}

export const explainStartFailure = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof DirectoryInUse) {
    const place = error.isElsewhere ? ' of another container or machine' : ''
    return `Prosa is already running on this data, as process ${error.pid}${place}. Stop it first, or set DATA_DIR to another folder.`
  }
  // An option that does not exist, by the message of `parseArgs`.
  if (String((error as SystemError).code).startsWith('ERR_PARSE_ARGS_')) return error.message
  if (error instanceof SchemaTooNew) return `${error.message}. Start a newer program.`
  if (error instanceof MasterKeyMissing) return `${error.message} Restore master-keys.json, or name it in MASTER_KEYS.`
  if (SELF_EXPLANATORY.some((kind) => error instanceof kind)) return error.message
  return byCode(error) ?? error.stack ?? error.message
}
