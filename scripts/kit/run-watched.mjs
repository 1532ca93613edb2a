/** A program that is started again when one of its files changes. */
import { readdirSync, watch } from 'node:fs'
import { join } from 'node:path'
import { start } from './run.mjs'

/** A checkout writes many files, and an editor several times: they count as one change. */
const SETTLED_MS = 100

/** @param {string} folder */
const withSubfolders = (folder) => [
  folder,
  ...readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name)),
]

/**
 * Watches folders, not files: on Linux the watcher of a file keeps watching the inode that a checkout or an atomic save
 * has replaced, and so do `node --watch` and the recursive watcher. Folders may come and go as well, so all are watched
 * again after a change.
 *
 * @param {readonly string[]} folders
 * @param {() => void} onChange
 */
const watchFolders = (folders, onChange) => {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer
  const noteChange = () => {
    clearTimeout(timer)
    timer = setTimeout(renew, SETTLED_MS, false)
  }
  /** Null if a folder vanished meanwhile, as during a checkout. */
  const open = () => {
    const opened = []
    try {
      for (const folder of folders.flatMap(withSubfolders)) {
        opened.push(watch(folder, noteChange).on('error', noteChange))
      }
      return opened
    } catch (error) {
      for (const each of opened) each.close()
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
      throw error
    }
  }
  /** @param {boolean} isRetry */
  const renew = (isRetry) => {
    const opened = open()
    if (opened === null) timer = setTimeout(renew, SETTLED_MS, true)
    else {
      for (const each of watchers) each.close()
      watchers = opened
    }
    if (opened !== null || !isRetry) onChange()
  }
  let watchers = open() ?? []
  return () => {
    clearTimeout(timer)
    for (const each of watchers) each.close()
  }
}

/**
 * Runs a program until this process is stopped. One that ends by itself, as after a syntax error, waits for a change.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env: NodeJS.ProcessEnv, folders: readonly string[] }} options
 * @returns {Promise<number>} its exit code at the stop
 */
export const runWatched = async (command, args, { env, folders }) => {
  let isStopping = false
  /**
   * Ends the wait for a change.
   * @type {(() => void) | undefined}
   */
  let wake
  const stop = () => {
    isStopping = true
    wake?.()
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)
  const unwatch = watchFolders(folders, () => wake?.())
  try {
    for (;;) {
      /** @type {Promise<void>} */
      const woken = new Promise((resolve) => (wake = resolve))
      const { child, ended } = start(command, args, env, 'inherit')
      const isRunning = await Promise.race([ended.then(() => false), woken.then(() => true)])
      if (!isRunning && !isStopping) {
        console.log('The server has ended. It starts again when one of its files changes.')
        await woken
      }
      // `start` has passed a stop on already, and a second signal would cut the first one short.
      if (isRunning && !isStopping) child.kill()
      const code = await ended
      if (isStopping) return code
      console.log('A file of the server has changed: starting again.')
    }
  } finally {
    unwatch()
    process.off('SIGINT', stop).off('SIGTERM', stop)
  }
}
