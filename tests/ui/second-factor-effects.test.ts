/** The second factor is turned on by its first code, and then has recovery codes that were shown. */
import { expect, it, vi } from 'vitest'
import { createActor, type PromiseActorLogic, toPromise } from 'xstate'
import { clients } from '#src/clients/clients.ts'
import { INVALIDATED_BY } from '#src/clients/invalidations.ts'
import { queryCache } from '#src/clients/query-cache.ts'
import { defineChangeFactor } from '#src/features/second-factor/effects/change-factor.ts'
import { defineConfirm } from '#src/features/second-factor/effects/confirm.ts'
import { defineEnrol } from '#src/features/second-factor/effects/enrol.ts'

const LOST = { data: null, error: { name: 'AuthRetryableFetchError', status: 0, message: 'Failed to fetch' } }
const NONE_YET = { data: null, error: { name: 'AuthApiError', status: 404, code: 'mfa_factor_not_found' } }
const newCodes = (code: string) => ({ data: { codes: [code] }, error: null })

type Answer = typeof LOST | typeof NONE_YET | ReturnType<typeof newCodes>

/** Clients of a service that accepts each code, and answers `generate` and `regenerate` like this, call by call. */
const answeringBy = (generate: Answer[], regenerate: Answer[]) => {
  const answerInTurn = (answers: Answer[]) => () => Promise.resolve(answers.shift() ?? LOST)
  const mfa = {
    challengeAndVerify: () => Promise.resolve({ data: {}, error: null }),
    recoveryCodes: { generate: answerInTurn(generate), regenerate: answerInTurn(regenerate) },
  }
  const auth = { mfa, getSession: () => Promise.resolve({ data: { session: { access_token: 'token' } }, error: null }) }
  const openService = () => Promise.resolve({ client: { auth } } as never)
  return { ...clients, openService }
}
const input = { factorId: 'one', code: '123456' }

/** The recovery codes that are shown once the second factor is turned on. */
const codesAfter = (generate: Answer[], regenerate: Answer[]) =>
  toPromise(createActor(defineConfirm(answeringBy(generate, regenerate)), { input }).start())

// Proves ACCOUNT-116.
it('the number of codes is read again if the answer to their renewal was lost', async () => {
  const invalidate = vi.spyOn(queryCache, 'invalidate')
  const renewal = createActor(defineChangeFactor(answeringBy([], [LOST])), { input: { ...input, purpose: 'codes' } })
  await expect(toPromise(renewal.start())).rejects.toMatchObject({ status: 0 })
  expect(invalidate).toHaveBeenCalledWith(INVALIDATED_BY.factorChanged)
})

const refusal = (code: string) => ({ data: null, error: { name: 'AuthApiError', status: 404, code } })

// Proves ACCOUNT-124.
it.each([
  [
    'a key is refused, as another one was confirmed',
    'mfa_verified_factor_exists',
    'request.conflict',
    () => defineEnrol,
    undefined,
  ],
  [
    'a first code is refused, as another setup replaced its key',
    'mfa_factor_not_found',
    'request.notFound',
    () => defineConfirm,
    input,
  ],
  [
    'recovery codes are refused, as it was turned off',
    'mfa_factor_not_found',
    'request.notFound',
    () => defineChangeFactor,
    { ...input, purpose: 'codes' },
  ],
])('the second factor is read again if %s', async (_, code, shown, effect, given) => {
  const invalidate = vi.spyOn(queryCache, 'invalidate').mockClear()
  const refuse = () => Promise.resolve(refusal(code))
  const mfa = { enroll: refuse, challengeAndVerify: refuse }
  const auth = { mfa, getSession: () => Promise.resolve({ data: { session: { access_token: 'token' } }, error: null }) }
  const openService = () => Promise.resolve({ client: { auth } } as never)
  const logic = effect()({ ...clients, openService }) as PromiseActorLogic<unknown, typeof given>
  await expect(toPromise(createActor(logic, { input: given }).start())).rejects.toMatchObject({ code: shown })
  expect(invalidate).toHaveBeenCalledWith(INVALIDATED_BY.factorChanged)
})

// Proves ACCOUNT-77.
it.each([
  ['codes that arrive', [newCodes('A')], [], ['A']],
  ['new ones, where the answer with the first was lost', [LOST], [newCodes('B')], ['B']],
  ['the first, where the call for them was lost', [LOST, newCodes('C')], [NONE_YET], ['C']],
  ['none, where the service stays away', [LOST, LOST], [LOST], []],
] as [string, Answer[], Answer[], string[]][])(
  'enabling the second factor returns %s',
  async (_, first, others, codes) => {
    expect(await codesAfter(first, others)).toEqual({ codes })
  },
)
