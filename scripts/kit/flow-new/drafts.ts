/** Drafts of a new flow's files. They compile; what they describe has still to be written. */
import type { FlowNames } from './names.ts'

/** Prefix of everything that has still to be written. */
export const UNWRITTEN = 'To be written: '

const machine = ({ flow, Flow }: FlowNames) => `import { assign, setup } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { toFailure } from '../kit/to-failure.ts'
import { unprovided } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'

export const ${flow}Machine = setup({
  types: {
    context: {} as { failure: Failure | null },
    events: {} as { type: '${flow}.submit' },
    emitted: {} as ShellCommand,
    tags: {} as 'busy',
    meta: {} as ViewMeta<'question' | 'answer'>,
  },
  actors: { submit${Flow}: unprovided<void>('submit${Flow}') },
  actions: {
    storeFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: '${flow}',
  description: '${UNWRITTEN}the purpose of this flow, in one sentence.',
  context: { failure: null },
  initial: 'ready',
  states: {
    ready: {
      description: '${UNWRITTEN}what is shown at the start.',
      meta: { view: 'question' },
      exit: 'clearFailure',
      on: { '${flow}.submit': 'submitting' },
    },
    submitting: {
      description: '${UNWRITTEN}what the effect does.',
      meta: { view: 'question' },
      tags: 'busy',
      invoke: {
        id: 'submit${Flow}',
        src: 'submit${Flow}',
        onDone: 'answered',
        onError: { target: 'ready', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    answered: {
      description: '${UNWRITTEN}what is shown at the end.',
      meta: { view: 'answer' },
      on: { '${flow}.submit': 'submitting' },
    },
  },
})
`

const model = ({ folder, flow, Flow }: FlowNames) => `import type { ModelOf } from '../kit/model.ts'
import { CRASHED, UNREACHABLE } from '../kit/samples.ts'
import { ${flow}Machine } from './${folder}.machine.ts'

// ${UNWRITTEN}one case for each class of user events, one outcome for each way in which an effect can end.
export const ${flow}Model = {
  machine: ${flow}Machine,
  inputs: { start: undefined },
  person: [{ event: { type: '${flow}.submit' } }],
  environment: [],
  streams: {},
  outcomes: { submit${Flow}: { answered: { ok: undefined }, unreachable: UNREACHABLE, crashed: CRASHED } },
} satisfies ModelOf<typeof ${flow}Machine>
`

const props = ({ folder, flow }: FlowNames) => `import type { Property } from '../kit/properties.ts'
import type { ${flow}Machine } from './${folder}.machine.ts'

export const ${flow}Properties: readonly Property<typeof ${flow}Machine>[] = [
  {
    name: '${UNWRITTEN}each requirement about this flow, one property a sentence.',
    cites: [], // ${UNWRITTEN}the requirements of docs/requirements that it proves.
    kind: 'canAlwaysReach',
    expect: (state) => state.matches('answered'),
  },
]
`

const tests = ({
  folder,
  flow,
  Flow,
}: FlowNames) => `import type { ${flow}Machine } from '#machines/${folder}/${folder}.machine.ts'
import { ${flow}Model } from '#machines/${folder}/${folder}.model.ts'
import { PAGE_REQUESTS, CRASH, ok } from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'
import { alertsOf } from '#tests/kit/assertions.ts'
import type { GesturesOf, AssertionsOf } from '#tests/kit/ui.ts'
import { flowTests } from '../kit/flow-tests.ts'

const gestures: GesturesOf<typeof ${flow}Machine> = {
  '${flow}.submit': (ui) => ui.click('${UNWRITTEN}the button as it reads in Portuguese.'),
}

const assertions: AssertionsOf<typeof ${flow}Machine> = {
  question: (state) => ({
    heading: '${UNWRITTEN}the heading as it reads in Portuguese.',
    alerts: alertsOf(state.context),
  }),
  answer: () => ({ heading: '${UNWRITTEN}the heading as it reads in Portuguese.' }),
}

const network: NetworkOf<typeof ${flow}Model> = {
  // ${UNWRITTEN}the page that shows the flow.
  starts: { start: { route: 'home' } },
  actors: {
    submit${Flow}: {
      request: '${UNWRITTEN}the request, such as POST /api/contact.',
      replies: { answered: ok(), unreachable: 'unreachable', crashed: CRASH },
    },
  },
  environment: {},
  pageRequests: PAGE_REQUESTS,
}

export const ${flow} = flowTests({
  // ${UNWRITTEN}its name for people.
  names: { pt: '', en: '', es: '', fr: '' },
  // ${UNWRITTEN}the page that shows the flow.
  page: 'home',
  model: ${flow}Model,
  gestures,
  assertions,
  networks: [network],
})
`

/** By path in the project. */
export const draftsOf = (names: FlowNames): Readonly<Record<string, string>> => {
  const { folder } = names
  return {
    [`machines/${folder}/${folder}.machine.ts`]: machine(names),
    [`machines/${folder}/${folder}.model.ts`]: model(names),
    [`machines/${folder}/${folder}.props.ts`]: props(names),
    [`tests/flows/${folder}/index.ts`]: tests(names),
  }
}
