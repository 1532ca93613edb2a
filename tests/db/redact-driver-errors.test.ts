/** Database errors that supabase-lite logs contain no personal data. */
import { expect, it, vi } from 'vitest'

it('logs error codes and names of database objects, but no statements, values or messages', async () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { redactDriverErrors } = await import('#server/database/redact-driver-errors.ts')
  const error = Object.assign(new Error('invalid input syntax: "ana@prosa.test"'), {
    name: 'PostgresError',
    code: '23514',
    constraint_name: 'unknown to us',
    constraint: 'users_cpf_check',
    table: 'users',
    detail: 'Failing row contains (ana@prosa.test)',
    query: 'update users set cpf = $1',
    parameters: ['52998224725'],
    params: ['52998224725'],
  })
  const broken = new TypeError('cannot read ana@prosa.test\nat all')
  await redactDriverErrors(async () => {
    // oxlint-disable-next-line no-console -- what lite does
    console.error('Auth error:', error, undefined, { password: 'secret' }, broken)
    return Promise.resolve()
  })
  // oxlint-disable-next-line no-console -- a message of other code
  console.error('ours', 1)
  expect(print.mock.calls).toEqual([
    [
      'auth and rest service:',
      'string',
      'name=PostgresError code=23514 table=users constraint=users_cpf_check',
      'undefined',
      '',
      expect.stringMatching(/^name=TypeError at .*redact-driver-errors\.test\.ts:\d+:\d+\)?$/),
    ],
    ['ours', 1],
  ])
})
