/** Flows that are no page of their own: what shows them, for an input of their model. */
import { createElement, type ReactNode } from 'react'
import { flowsWithViews } from '#tests/flows/index.ts'
import type { FlowTests } from '#tests/flows/kit/flow-tests.ts'

export type Scene = (input: unknown) => Promise<ReactNode>

const files = import.meta.glob<{ scene: Scene }>('../../flows/*/*.scene.tsx', { eager: true })

const flowOf = (path: string) =>
  path.replace(/^.*\/(.+)\.scene\.tsx$/, '$1').replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

const alone =
  (view: NonNullable<FlowTests['view']>): Scene =>
  async () =>
    createElement(await view())

/** By id of the flow: a component that needs nothing around it, or what `<flow>.scene.tsx` puts around it. */
export const SCENES: Readonly<Record<string, Scene>> = Object.fromEntries([
  ...Object.entries(flowsWithViews).flatMap(([id, { view }]) => (view === null ? [] : [[id, alone(view)] as const])),
  ...Object.entries(files).map(([path, { scene }]) => [flowOf(path), scene] as const),
])
