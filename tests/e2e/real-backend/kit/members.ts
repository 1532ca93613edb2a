/** Visitors of the account pages. */
import type { World } from './world.ts'

/** A person with a new account; returns the local storage. */
export const newMember = async (world: World) => world.becomeOwn(await world.createAccount())

/** Arrives as such a member. */
export const asNewMember = async (world: World) => ({ device: await newMember(world) })

/** The administrator among the seeded people. */
export const signInAdmin = (world: World) => world.signIn('clara@prosa.test')

/** Arrives as an administrator. */
export const asAdmin = async (world: World) => ({ device: world.becomeOwn(await signInAdmin(world)) })
