import * as fc from 'fast-check'
import type { AnyMachineSnapshot } from 'xstate'
import { describe, expect, it } from 'vitest'
import { flows } from '#machines/index.ts'
import { explore } from '#tests/kit/graph.ts'
import { snapshotText } from '#machines/kit/names.ts'
import { payloads } from '#tests/kit/payloads.ts'
import { situationsOf } from '#machines/kit/situation.ts'
import { writtenRules } from '#tests/kit/written-rules.ts'

const RUNS = 1_000

/** The state of each form, and the effect that a valid one starts. */
const forms = {
  register: { flow: 'register', state: 'editing', effect: 'signUp' },
  newPassword: { flow: 'newPassword', state: 'editing {email: ana@prosa.test}', effect: 'setPassword' },
  signIn: { flow: 'login', state: 'signIn.editing', effect: 'signIn' },
  address: { flow: 'login', state: 'passwordReset.editing', effect: 'requestPasswordReset' },
  emailCode: { flow: 'callback', state: 'enteringCode {purpose: signup}', effect: 'verifyCode' },
  waitlist: { flow: 'waitlist', state: 'editing', effect: 'joinWaitlist' },
  contact: { flow: 'contact', state: 'editing', effect: 'sendContactMessage' },
} satisfies Record<keyof typeof writtenRules, { flow: string; state: string; effect: string }>

const flowOf = (id: string) => {
  const flow = flows[id]
  if (flow === undefined) throw new Error(`no flow '${id}'`)
  return flow
}

const issuesOf = ({ context }: AnyMachineSnapshot) => Object.keys((context as { issues: object }).issues)

const names = Object.keys(forms) as (keyof typeof forms)[]

for (const name of names) {
  const { flow, state, effect } = forms[name]
  const { model } = flowOf(flow)

  describe(`${flow}: ${state}`, () => {
    const place = explore(model).vertices.find(({ snapshot }) => snapshotText(snapshot) === state)
    const { take } = situationsOf(model)

    // Proves CONTACT-02, CONTACT-04, CONTACT-06, REG-02, REG-03, REG-04, REG-05, FIELD-08, FIELD-16, FIELD-20.
    it(`accepts exactly what the written rules of '${name}' accept, and reports exactly the invalid fields`, () => {
      let acceptedCount = 0
      const check = (values: Record<string, string | undefined>) => {
        if (place === undefined) throw new Error(`${flow} has no state '${state}'`)
        const { snapshot, effects } = take(place, {
          type: 'person',
          label: 'form.submit',
          event: { type: 'form.submit', values },
        })
        const expectedIssues = writtenRules[name](values)
        expect(effects.calls.map(({ src }) => src)).toEqual(expectedIssues.length === 0 ? [effect] : [])
        expect(issuesOf(snapshot).toSorted()).toEqual(expectedIssues.toSorted())
        if (expectedIssues.length === 0) acceptedCount += 1
      }
      fc.assert(fc.property(payloads[name] as fc.Arbitrary<Record<string, string | undefined>>, check), {
        numRuns: RUNS,
      })
      expect(acceptedCount).toBeGreaterThan(0)
    })
  })
}
