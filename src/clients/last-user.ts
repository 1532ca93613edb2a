/** Whose session this tab has, or had until it ended by itself; null after a sign-out. Set by the session flow. */
export const lastUser: { id: string | null } = { id: null }
