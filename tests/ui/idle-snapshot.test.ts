import { expect, test } from 'vitest'
import { type AnyStateMachine, createActor, fromPromise, waitFor } from 'xstate'
import type { CallbackLink } from '#contracts/callback.ts'
import { callbackMachine } from '#machines/callback/callback.machine.ts'
import { newPasswordMachine } from '#machines/new-password/new-password.machine.ts'
import { idleSnapshot } from '#src/flow-runtime/idle-snapshot.ts'

const NOTHING = { navigationState: {}, invitation: null }

/** Value and context of a flow that ran until it waits for a person. */
const settle = async (machine: AnyStateMachine) => {
  const flow = createActor(machine, { input: NOTHING }).start()
  const { value, context } = await waitFor(flow, (snapshot) => !snapshot.hasTag('busy'))
  flow.stop()
  return { value, context: context as unknown }
}

const restored = (machine: AnyStateMachine, state: string) => {
  const { value, context } = createActor(machine, { snapshot: idleSnapshot(machine, state, NOTHING) }).getSnapshot()
  return { value, context: context as unknown }
}

test('the prerendered state of a new password is the one its flow reaches without a session', async () => {
  const machine = newPasswordMachine.provide({
    actors: { checkSession: fromPromise(() => Promise.reject({ code: 'auth.unauthenticated' })) },
  })
  expect(await settle(machine)).toEqual(restored(machine, 'linkNeeded'))
})

test('the prerendered state of the callback is the one its flow reaches without a link', async () => {
  const machine = callbackMachine.provide({
    actors: { takeLink: fromPromise<CallbackLink, undefined>(() => Promise.resolve({ kind: 'nothing' })) },
  })
  expect(await settle(machine)).toEqual(restored(machine, 'enteringCode'))
})

test('a flow that starts in its prerendered state continues from there', () => {
  const machine: AnyStateMachine = callbackMachine
  const flow = createActor(machine, { snapshot: idleSnapshot(machine, 'enteringCode', NOTHING) }).start()
  flow.send({ type: 'newLink.open' })
  expect(flow.getSnapshot().value).toBe('enteringAddress')
})
