/** Makes fsync durable: PGlite's file system reports success without syncing. */
import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'

/** `nfd` is the descriptor of an open file; a directory's stream has none. */
type Stream = { nfd?: number; node: unknown }

type NodeFileSystem = {
  realPath: (node: unknown) => string
  convertNodeCode: (error: unknown) => number | undefined
  stream_ops: { fsync?: (stream: Stream) => number }
}

/** Input/output error number of WASI. */
const EIO = 29

/** Postgres also syncs the directory when it creates or renames a WAL file. */
const syncDirectory = (path: string) => {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/**
 * Returns an error number and never throws: an exception that unwinds Postgres leaves its locks held, and the next
 * commit would wait for them for ever.
 */
export const makeFsyncDurable = (pglite: PGlite) => {
  const NODEFS = pglite.Module.FS.filesystems.NODEFS as NodeFileSystem
  NODEFS.stream_ops.fsync = ({ nfd, node }) => {
    try {
      if (nfd === undefined) syncDirectory(NODEFS.realPath(node))
      else fdatasyncSync(nfd)
      return 0
    } catch (error) {
      return NODEFS.convertNodeCode(error) ?? EIO
    }
  }
}
