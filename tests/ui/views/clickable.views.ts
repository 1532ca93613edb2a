/**
 * In every state of every flow a button that can be clicked has an event that the state takes. What a request
 * holds is `aria-disabled`: assistive technology announces that, and it keeps the focus.
 */
import { describe, expect, it } from 'vitest'
import { viewOf } from '#machines/kit/view.ts'
import { explore, type Vertex } from '#tests/kit/graph.ts'
import { nearestFirst, pathsTo } from '#tests/kit/paths.ts'
import { runPath } from '#tests/kit/run-path.ts'
import { isOffered, perform, type Gestures, type Ui } from '#tests/kit/ui.ts'
import type { FlowTests } from '#tests/flows/kit/flow-tests.ts'
import { flowsWithViews } from '#tests/flows/index.ts'
import { elementUi } from '../kit/element-ui.ts'
import { offeredPart } from '../kit/offered.ts'
import { viewDriver } from '../kit/view-driver.ts'

/** By flow: buttons that may be clicked where nothing takes it, and why. */
const HARMLESS: Readonly<Record<string, readonly string[]>> = {
  // The page is left in the same task.
  accountDeletion: ['Excluir minha conta'],
  otherSessions: ['Encerrar acesso', 'Sair dos outros aparelhos', 'Sair de todos os aparelhos'],
  // While the sign-out that it has asked for is under way. Where a link is sent it is held, as the assertions say.
  login: ['Voltar para o login'],
  // For as long as it takes to write to the storage of the browser.
  routeGuard: ['Ir para a página de login'],
  // For as long as it takes to make a network of a few weights.
  neuralDemo: ['Treinar', 'Um passo'],
  // While an invitation is read. Where a request is sent they are held, as the assertions say.
  register: ['Criar conta', 'Continuar com o Google', 'Entrar'],
  // One of two answers that is given already: it says so by `aria-pressed`.
  inboxMessage: ['Nova', 'Respondida'],
}

/** Below a modal dialog nothing can be clicked. */
const isReachable = (button: string) => {
  const dialog = document.querySelector('dialog:modal')
  if (dialog === null) return true
  return [...dialog.querySelectorAll('button')].some(({ innerText }) => innerText === button)
}

const nothing = () => Promise.resolve()

/** The button that the gesture of an event ends with; null if it clicks none. */
const buttonOf = async (reading: Ui, gestures: Gestures, event: { type: string }, state: Vertex['snapshot']) => {
  let clicked: string | null = null
  const click = (text: string) => {
    clicked = text
    return Promise.resolve()
  }
  const ui: Ui = { ...reading, fill: nothing, pick: nothing, check: nothing, attach: nothing, focus: nothing, click }
  await perform(gestures, ui, event, state)
  return clicked
}

/** Buttons, by the events that they cause in this state, whether or not the state takes them. */
const buttonsIn = async (ui: Ui, { model, gestures }: FlowTests, { snapshot }: Vertex) => {
  const buttons = new Map<string, boolean>()
  for (const { event } of model.person) {
    if (!isOffered(gestures, event, snapshot)) continue
    const button = await buttonOf(ui, gestures, event, snapshot)
    if (button !== null) buttons.set(button, buttons.get(button) === true || snapshot.can(event))
  }
  return buttons
}

for (const [id, flow] of Object.entries(flowsWithViews)) {
  describe(id, () => {
    const graph = nearestFirst(offeredPart(explore(flow.model), flow))
    const pathTo = pathsTo(graph)
    const states = new Map<string, Vertex>()
    for (const vertex of graph.vertices) {
      const name = JSON.stringify(vertex.snapshot.value)
      if (viewOf(vertex.snapshot) !== null && !states.has(name)) states.set(name, vertex)
    }
    // Proves FAIL-45.
    it.each([...states])('%s', async (_, vertex) => {
      const path = pathTo(vertex)
      const driver = await viewDriver(flow, path.start)
      try {
        await runPath(path, driver)
        const ui = elementUi(id)
        const idle: string[] = []
        for (const [button, isTaken] of await buttonsIn(ui, flow, vertex)) {
          if (isTaken || !isReachable(button) || HARMLESS[id]?.includes(button) === true) continue
          if ((await ui.button(button).catch(() => 'absent')) === 'enabled') idle.push(button)
        }
        expect(idle).toEqual([])
      } finally {
        driver.hide()
      }
    })
  })
}
