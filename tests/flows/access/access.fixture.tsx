import { type ComponentProps, createElement } from 'react'
import { loadedGate } from '#src/app/pages.ts'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

type Gate = ReturnType<typeof loadedGate>

/** A page behind the gate has flows of its own: one button stands for it. */
export const fixture: Fixture = async (input) =>
  createElement(loadedGate(), input as ComponentProps<Gate>, <button type="button">Sair</button>)
