/** What the operations page reads, with one mail that was given up. */
import type { GivenUpMail, Operations } from '#contracts/api/operations.ts'

export const givenUpMail = (id: string): GivenUpMail => ({
  id,
  kind: 'exportReady',
  created_at: '2026-11-20T12:00:00Z',
  attempts: 9,
  failure: 'unreachable',
  code: 'ESOCKET',
  can_retry: true,
})

export const operationsWith = (id: string): Operations => ({
  read_at: '2026-11-20T12:00:30Z',
  attention: ['mailsGivenUp'],
  mails: { waiting: 0, oldest_at: null, given_up: 1, bounced: 0, undeliverable: 0, newest: [givenUpMail(id)] },
  exports: { waiting: 0, running: 0, stuck: 0, failed: 0 },
  maintenance: { last_at: '2026-11-20T12:00:00Z', failures: 0, payment_differences: 0 },
  servers: [
    {
      instance: '0a1b2c3d',
      role: 'all',
      version: 'abc1234',
      started_at: '2026-11-20T11:00:00Z',
      seen_at: '2026-11-20T12:00:00Z',
    },
  ],
  migrations: { applied: 50, newest: '20261127500100' },
  limits: [],
  backup_at: null,
})
