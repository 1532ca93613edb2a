/** The report that the flows page gets, and the events that it offers, for every flow. */
import { describe, expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { flows } from '#machines/index.ts'
import { contactMachine } from '#machines/contact/contact.machine.ts'
import { maskedRows } from '#src/dev/mask.ts'
import { liveStates, stepsNow, transitionNames } from '#src/dev/page/catalogue.ts'
import { instancesOf, listedFlows } from '#src/dev/page/running.ts'
import { createRecord } from '#src/dev/record.ts'
import { exploredFlows } from '#tests/kit/flow-graphs.ts'
import { contactModel } from '#machines/contact/contact.model.ts'

const explored = exploredFlows()

/** Every text inside some data that a person may have written, and numbers of any length. */
const textsIn = (data: unknown): string[] => {
  if (typeof data === 'string') return [data]
  if (typeof data === 'number') return [String(data)]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : []
}
/** Matches personal data of the samples: addresses, phone numbers, names, messages, passwords, tokens and codes. */
const isPersonal = (text: string) => /[@\s]|\d{2}|^[A-Z]|-/.test(text)

describe('masking', () => {
  for (const { id, model, graph } of explored) {
    it(`shows no personal data of any context or event of ${id}`, () => {
      const events = [...model.person, ...model.environment, ...Object.values(model.streams).flat()]
      const data: object[] = [
        ...events.map(({ event }) => event),
        ...graph.vertices.map(({ snapshot }) => snapshot.context),
      ]
      const leaks = data.flatMap((some) => {
        const rows = JSON.stringify(maskedRows(some))
        return textsIn(some).filter((text) => isPersonal(text) && rows.includes(JSON.stringify(text)))
      })
      expect(leaks).toEqual([])
    })
  }

  it('shows types and lengths, and constants of the product', () => {
    const data = {
      email: 'ana@prosa.test',
      phone: 11987654321,
      draft: { message: '', terms: true, '111.444.777-35': 'x' },
      failure: { code: 'network.timeout', retryAfter: 30 },
      list: [],
      nobody: null,
    }
    expect(maskedRows(data)).toEqual([
      ['email', 'text of 14'],
      ['phone', 'number'],
      ['draft.message', 'empty text'],
      ['draft.terms', 'true'],
      ['draft.[2]', 'text of 1'],
      ['failure.code', 'network.timeout'],
      ['failure.retryAfter', 'number'],
      ['list', 'list of 0'],
      ['nobody', 'nothing'],
    ])
  })
})

const [good] = contactModel.person

const contactWithoutDrafts = contactMachine.provide({ actors: { saveDraft: fromCallback(() => {}) } })

const runContact = () => {
  const record = createRecord({ contact: ['contact.sent on message.another #0'] })
  const actor = createActor(contactWithoutDrafts, { inspect: (inspection) => void record.note(inspection) }).start()
  return { record, actor }
}

describe('the record of a tab', () => {
  it('has the state of a flow, the last events and the taken transitions', () => {
    const { record, actor } = runContact()
    actor.send({ type: 'form.submit', values: { name: '', email: 'a', company: '', subject: '', message: '' } })
    const { flows: running, covered, log } = record.report()
    expect(running.map(({ flow, value, isActive, last }) => ({ flow, value, isActive, last }))).toEqual([
      {
        flow: 'contact',
        value: 'editing',
        isActive: true,
        last: {
          event: 'form.submit',
          payload: [
            ['values.name', 'empty text'],
            ['values.email', 'text of 1'],
            ['values.company', 'empty text'],
            ['values.subject', 'empty text'],
            ['values.message', 'empty text'],
          ],
          transitions: ['contact.editing on form.submit #1'],
        },
      },
    ])
    expect(covered).toEqual({
      contact: ['contact.sent on message.another #0', 'contact.editing on form.submit #1'],
    })
    expect(log.map(({ event }) => event)).toEqual(['form.submit', 'xstate.init'])
  })

  it('distinguishes several actors of one flow, each with its own steps and times', () => {
    let time = 1_000
    const record = createRecord({}, () => (time += 1))
    const start = () =>
      createActor(contactWithoutDrafts, { inspect: (inspection) => void record.note(inspection) }).start()
    const [first, second] = [start(), start()]
    if (good !== undefined) second.send(good.event)
    const report = { tab: '', title: '', path: '', ...record.report() }
    expect(instancesOf(report, 'contact').map(({ ref, value }) => [ref, value])).toEqual([
      [first.sessionId, 'editing'],
      [second.sessionId, 'sending'],
    ])
    expect(report.log.slice(0, 3).map(({ at, ref }) => [at, ref])).toEqual([
      [1_003, second.sessionId],
      [1_002, second.sessionId],
      [1_001, first.sessionId],
    ])
    second.stop()
    expect(instancesOf({ ...report, ...record.report() }, 'contact').map(({ ref }) => ref)).toEqual([first.sessionId])
  })

  it('sends an example of the model to the flow', () => {
    const { record, actor } = runContact()
    if (good !== undefined) record.send(actor.sessionId, good.event)
    expect(actor.getSnapshot().value).toBe('sending')
  })

  it('keeps the last state of a flow that has ended, and sends it nothing more', () => {
    const { record, actor } = runContact()
    actor.stop()
    if (good !== undefined) record.send(actor.sessionId, good.event)
    expect(record.report().flows.map(({ value, isActive }) => ({ value, isActive }))).toEqual([
      { value: 'editing', isActive: false },
    ])
  })

  it('resets its coverage on request', () => {
    const { record } = runContact()
    record.forget()
    expect(record.report()).toMatchObject({ covered: {}, log: [] })
  })
})

describe('events that can be sent', () => {
  for (const { id, graph } of explored) {
    it(`is offered in every state of ${id} for every transition`, () => {
      const missing = graph.edges.flatMap(({ from, step, effects }) => {
        const isOffered = stepsNow(id, from.snapshot.value)
          .flatMap(({ steps }) => steps)
          .some(({ event }) => event.type === step.event.type)
        return effects.taken.length > 0 && !isOffered ? [`${from.name}: ${step.label} (${effects.taken.join()})`] : []
      })
      expect(missing).toEqual([])
    })

    it(`shows every state of ${id} on its chart, and counts every transition that is taken`, () => {
      const ids = new Set(Object.values(flows[id]?.model.machine.states ?? {}).map((node) => node.id))
      const areOnChart = graph.vertices.map(({ snapshot }) => {
        const { leaves, groups } = liveStates(id, snapshot.value)
        return [...leaves, ...groups].some((state) => ids.has(state))
      })
      expect(areOnChart).not.toContain(false)
      const known = new Set(transitionNames(id))
      expect(graph.edges.flatMap(({ effects }) => effects.taken).filter((name) => !known.has(name))).toEqual([])
    })
  }
})

const runningOf = (id: string, isActive: boolean) => ({
  ref: id,
  flow: id,
  value: 'here',
  isActive,
  context: [],
  last: { event: 'xstate.init', payload: [], transitions: [] },
})

describe('the list of flows', () => {
  const followed = {
    tab: '1',
    title: '',
    path: '/pt',
    covered: {},
    log: [],
    flows: [runningOf('c', true), runningOf('a', false)],
  }

  it.each([
    ['', ['c', 'a', 'Abc']],
    [' B ', ['Abc']],
    ['z', []],
  ])('has running flows first, filtered by the search: %j', (search, listed) => {
    expect(listedFlows(['a', 'Abc', 'c'], followed, search)).toEqual(listed)
  })
})
