import { describe, expect, it } from 'vitest'
import { backupFailureOf } from '../../scripts/kit/backup/failure.ts'

const failure = (code: string, facts: object) => Object.assign(new Error('as the system says it'), { code, ...facts })

// Proves OPS-89.
describe('the reason why no backup was made', () => {
  it.each([
    ['EACCES', { path: '/mnt/safe/monday.unfinished' }, ': there is no permission to write there.'],
    ['EACCES', { path: '/mnt/safe' }, ': there is no permission to write there.'],
    ['ENOSPC', { path: '/data/database/1', dest: '/mnt/safe/monday.unfinished/database/1' }, ': its disk is full.'],
    [
      'EACCES',
      { path: '/data/backup.lock.1' },
      '. There is no permission for /data/backup.lock.1. Prosa must be able to read and write it as the user it runs as.',
    ],
    [
      'EROFS',
      { path: '/data/backup.lock.1' },
      '. /data/backup.lock.1 is on a read-only file system. Set DATA_DIR to a folder that can be written to.',
    ],
  ])('names the folder that it is about: %s of %j', (code, facts, reason) => {
    expect(backupFailureOf(failure(code, facts), '/mnt/safe/monday').message).toBe(
      `No backup was made in /mnt/safe/monday${reason}`,
    )
  })
})
