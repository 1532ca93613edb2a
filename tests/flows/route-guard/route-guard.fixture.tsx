import { type ComponentProps, createElement } from 'react'
import { loadedGuard } from '#src/app/pages.ts'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

type Guard = ReturnType<typeof loadedGuard>

/** Stub: the sign-in form has a flow of its own. */
const SignInAgain = ({ email }: { email: string }) => <p>{`sign-in of ${email}`}</p>

/** A protected page has flows of its own, so a single button replaces it. */
export const fixture: Fixture = async (input) =>
  createElement(
    loadedGuard(),
    { ...(input as ComponentProps<Guard>), signInAgain: SignInAgain },
    <button type="button">Sair</button>,
  )
