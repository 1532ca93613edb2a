/** Flows without a view of their own: where their state is visible, and why they need no real services. */
export const FLOWS_WITHOUT_VIEW: Readonly<Record<string, { seen: string; noBackend: string }>> = {
  session: {
    seen: 'the guard of protected pages and the header show who is signed in',
    noBackend: 'shows nothing itself: the services that are asked who comes to a page are real in every tour',
  },
  profile: { seen: 'runs inside the session', noBackend: 'runs inside the session' },
}
