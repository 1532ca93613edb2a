import { type ComponentProps, createElement } from 'react'
import { loadedGate, loadedPage } from '#src/app/pages.ts'
import type { Scene } from '../kit/scenes.ts'

type Gate = ReturnType<typeof loadedGate>

export const scene: Scene = async (input) =>
  createElement(loadedGate(), input as ComponentProps<Gate>, createElement(loadedPage('dashboard')))
