/** Flows that are no page of their own: `<flow>.scene.tsx` is what shows them, for an input of their model. */
import type { ReactNode } from 'react'

export type Scene = (input: unknown) => Promise<ReactNode>

const files = import.meta.glob<{ scene: Scene }>('../../flows/*/*.scene.tsx', { eager: true })

const flowOf = (path: string) =>
  path.replace(/^.*\/(.+)\.scene\.tsx$/, '$1').replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** By id of the flow. */
export const SCENES: Readonly<Record<string, Scene>> = Object.fromEntries(
  Object.entries(files).map(([path, { scene }]) => [flowOf(path), scene]),
)
