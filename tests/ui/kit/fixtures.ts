/** Components that render flows which are parts of a page, for an input of their model. */
import { createElement, type ReactNode } from 'react'
import { flowsWithViews } from '#tests/flows/index.ts'
import type { FlowTests } from '#tests/flows/kit/flow-tests.ts'

export type Fixture = (input: unknown) => Promise<ReactNode>

const files = import.meta.glob<{ fixture: Fixture }>('../../flows/*/*.fixture.tsx', { eager: true })

const flowOf = (path: string) =>
  path.replace(/^.*\/(.+)\.fixture\.tsx$/, '$1').replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

const withoutFixture =
  (view: NonNullable<FlowTests['view']>): Fixture =>
  async () =>
    createElement(await view())

/** By id of the flow: its `view` component, or the fixture of `<flow>.fixture.tsx`. */
export const FIXTURES: Readonly<Record<string, Fixture>> = Object.fromEntries([
  ...Object.entries(flowsWithViews).flatMap(([id, { view }]) =>
    view === null ? [] : [[id, withoutFixture(view)] as const],
  ),
  ...Object.entries(files).map(([path, { fixture }]) => [flowOf(path), fixture] as const),
])
