/** Views from which Back leads to another step of the page, with the event of the page's own back button. */
import { expect, it } from 'vitest'
import { flows } from '#machines/index.ts'
import { nodesOf } from '#machines/kit/definition.ts'
import type { ViewMeta } from '#machines/kit/view.ts'

const STEPS = {
  login: {
    unconfirmed: 'signIn.open',
    factor: 'signIn.open',
    recoveryCode: 'app.open',
    passwordReset: 'signIn.open',
    sent: 'passwordReset.open',
  },
  register: { created: 'email.change' },
  callback: { address: 'code.open' },
  checkout: { review: 'review.cancel', redirectFailed: 'plans.show' },
  planChange: { confirming: 'cancellation.discard' },
  secondFactor: { reauthentication: 'reauthentication.cancel', setup: 'setup.cancel', enteringCode: 'code.cancel' },
  otherSessions: { confirming: 'signOut.cancel' },
  emailChange: {
    form: 'form.cancel',
    reauthentication: 'reauthentication.cancel',
    reauthenticationByCode: 'reauthentication.cancel',
  },
  dataExport: { reauthentication: 'reauthentication.cancel', reauthenticationByCode: 'reauthentication.cancel' },
  accountDeletion: {
    reason: 'deletion.cancel',
    reauthentication: 'deletion.cancel',
    reauthenticationByCode: 'deletion.cancel',
    word: 'deletion.cancel',
  },
  avatar: { crop: 'crop.cancel' },
}

// Proves ROUTE-24.
it('the machines declare exactly these back events', () => {
  const backEvents = Object.values(flows).map(({ model: { machine } }) => {
    const metas = nodesOf(machine).map(({ meta }) => meta as ViewMeta<string | null, string> | undefined)
    return [machine.id, Object.fromEntries(metas.flatMap((meta) => (meta?.back ? [[meta.view, meta.back]] : [])))]
  })
  expect(Object.fromEntries(backEvents.filter(([, steps]) => Object.keys(steps ?? {}).length > 0))).toEqual(STEPS)
})

it('every state with such a view declares its back event', () => {
  const mismatches = Object.values(flows).flatMap(({ model: { machine } }) =>
    nodesOf(machine).flatMap(({ id, meta }) => {
      const { view, back } = (meta ?? {}) as Partial<ViewMeta<string | null, string>>
      const expected = (STEPS as Partial<Record<string, Record<string, string>>>)[machine.id]?.[view ?? '']
      return view === undefined || back === expected ? [] : [id]
    }),
  )
  expect(mismatches).toEqual([])
})
