/** Shows a flow on its page, with mock effects and a fake clock. */
import { createElement } from 'react'
import type { FlowHost } from '#src/flow-runtime/flow-host.ts'
import { loadedPage } from '#src/app/pages.ts'
import type { PageId } from '#src/page-context/place.ts'
import { mount, type MountedView, preload } from './mount.tsx'
import { FIXTURES } from './fixtures.ts'
import { startSessionFor } from './session.ts'

type ShownFlow = { flow: string; page: PageId; input: unknown; host: FlowHost; isHydrating: boolean }

/** Sets the URL and the history state, for flows that read their input there. */
const arrive = (input: unknown): void => {
  const { navigationState = null, invitation = null } = (input ?? {}) as {
    navigationState?: object | null
    invitation?: string | null
  }
  const search = invitation === null ? '' : `?convite=${encodeURIComponent(invitation)}`
  history.replaceState(navigationState, '', location.pathname + search)
  // Removes drafts of other tests.
  sessionStorage.clear()
}

export const showFlow = async ({ flow, page, input, ...around }: ShownFlow): Promise<MountedView> => {
  await preload(page)
  await startSessionFor(page)
  const fixture = (await FIXTURES[flow]?.(input)) ?? createElement(loadedPage(page))
  const before = { state: history.state as unknown, href: location.href }
  arrive(input)
  const { hide, setLanguage } = mount(fixture, { page, ...around })
  return {
    hide: () => {
      hide()
      history.replaceState(before.state, '', before.href)
    },
    setLanguage,
  }
}
