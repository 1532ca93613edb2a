/** A smoke run against the built product in production mode: it works, and the password is in no output or file. */
import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { withDataDir } from './kit/data-dir.ts'
import { startProduct } from './kit/product.ts'

const run = promisify(execFile)
const PASSWORD = 'prosa-demo-1'

const smoke = (args: string[], password?: string) =>
  run(process.execPath, ['scripts/smoke.ts', ...args], {
    env: { ...process.env, PROSA_ACCOUNT_PASSWORD: password },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      output: error.stdout + error.stderr,
    }),
  )

test('a deployed site is checked with an account, and the password is never written out', async () => {
  await withDataDir(async (dataDir) => {
    const product = await startProduct(dataDir, { env: { RATE_LIMIT_FACTOR: '1' } })
    const base = `--base=${product.origin}`

    const missing = await smoke([base, '--account=ana@prosa.test'])
    expect([missing.code, missing.output.trim()]).toEqual([
      1,
      '--account needs its password in PROSA_ACCOUNT_PASSWORD.',
    ])
    const wrong = await smoke([base, '--account=ana@prosa.test'], 'another-password-2')
    expect([wrong.code, wrong.output.includes('refuses the sign-in of the account with 400.')]).toEqual([1, true])

    const { code, output } = await smoke([base, '--account=ana@prosa.test', 'login', 'passwordChange'], PASSWORD)
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/login: \d+ paths, 0 failed\npasswordChange: \d+ paths, 0 /),
    ])
    const written = globSync('build/smoke/*').map((file) => readFileSync(file, 'utf8'))
    expect([output, ...written].filter((text) => text.includes(PASSWORD))).toEqual([])
    await product.stop()
  })
})
