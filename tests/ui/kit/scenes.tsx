/** Flows that are no page of their own: what shows them, for an input of their model. */
import { createElement, type ComponentProps, type ReactNode } from 'react'
import { loadedGate } from '#src/app/pages.ts'

type Gate = ReturnType<typeof loadedGate>

export const SCENES: Readonly<Record<string, (input: unknown) => ReactNode>> = {
  // Stands for the page behind the gate, which is not this flow's.
  access: (input) => createElement(loadedGate(), input as ComponentProps<Gate>, <button type="button">Sair</button>),
}
