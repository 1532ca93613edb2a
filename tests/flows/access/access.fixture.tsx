import { type ComponentProps, createElement } from 'react'
import { loadedGate } from '#src/app/pages.ts'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

type Gate = ReturnType<typeof loadedGate>

/** Stub: the sign-in form has a flow of its own. */
const SignInAgain = ({ email }: { email: string }) => <p>{`sign-in of ${email}`}</p>

/** A protected page has flows of its own, so a single button replaces it. */
export const fixture: Fixture = async (input) =>
  createElement(
    loadedGate(),
    { ...(input as ComponentProps<Gate>), signInAgain: SignInAgain },
    <button type="button">Sair</button>,
  )
