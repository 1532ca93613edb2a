/** Visitors of the account pages. */
import type { TourContext } from './tour-context.ts'

/** A person with a new account; returns the local storage. */
export const newMember = async (context: TourContext) => context.adoptSession(await context.createAccount())

/** Arrives as such a member. */
export const asNewMember = async (context: TourContext) => ({ device: await newMember(context) })

/** The administrator among the seeded people. */
export const signInAdmin = (context: TourContext) => context.signIn('clara@prosa.test')

/** Arrives as an administrator. */
export const asAdmin = async (context: TourContext) => ({ device: context.adoptSession(await signInAdmin(context)) })
