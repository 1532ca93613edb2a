/** Who comes to the pages of the account. */
import type { World } from './world.ts'

/** Somebody who has just made an account; gives what lies on the device. */
export const newMember = async (world: World) => world.settle(await world.join())

/** Comes as such a member. */
export const asNewMember = async (world: World) => ({ device: await newMember(world) })

/** Of the seeded people, who are there on every machine of a developer. */
export const signInAdmin = (world: World) => world.signIn('clara@prosa.test')

/** Comes as an administrator. */
export const asAdmin = async (world: World) => ({ device: world.settle(await signInAdmin(world)) })
