/** XState's own events as charts call them: `signIn failed`, `after callTimeout`. */
export const eventText = (type: string): string =>
  type
    .replace(/^xstate\.init$/, 'start')
    .replace(/^xstate\.done\.(?:actor|state)\.(.+)$/, '$1 done')
    .replace(/^xstate\.error\.actor\.(.+)$/, '$1 failed')
    .replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1')
