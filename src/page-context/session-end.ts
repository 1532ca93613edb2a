import { createContext } from 'react'

/** Whether the session of a protected page has ended, and its sign-in is open above the page. */
export const SessionEndContext = createContext(false)
