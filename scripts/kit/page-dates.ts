/** Dates of the public pages' last changes, from the git history. */
import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'
import type { RenderedPage } from '../../src/entry-server.tsx'
import { ROOT } from './paths.mjs'

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** Without the whole history (an archive, a shallow clone) every page would get the date of the last commit. */
const hasHistory = () => {
  try {
    return git('rev-parse', '--is-shallow-repository') === 'false'
  } catch {
    return false
  }
}

/** Days in ISO 8601 of the last commit to a page or its texts; undefined if unknown. */
export const pageDates = (): ((page: Pick<RenderedPage, 'modules'>) => string | undefined) => {
  if (!hasHistory()) return () => undefined
  return ({ modules: [file = ''] }) => {
    const folder = dirname(file)
    const texts = `locales/*/${folder.replace(/^.*\//, '')}.po`
    return git('log', '-1', '--format=%cs', '--', folder, texts) || undefined
  }
}
