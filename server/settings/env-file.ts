/** Variables of the file `.env`, which do not replace those that are set. */
import { existsSync } from 'node:fs'
import { EnvironmentError } from './env.ts'

/** @throws EnvironmentError if the file cannot be read: Docker creates a folder in the place of a missing mounted file */
export const loadEnvFile = (): void => {
  if (!existsSync('.env')) return
  try {
    process.loadEnvFile('.env')
  } catch (error) {
    const isDenied = error instanceof Error && 'code' in error && error.code === 'EACCES'
    throw new EnvironmentError([['.env', isDenied ? 'must be readable by this user' : 'must be a file']])
  }
}
