import { PlainError } from '../plain-error.mjs'

/** Names of a flow: `room-booking` is the folder, `roomBooking` the machine, `RoomBooking` part of other names. */
export type FlowNames = { folder: string; flow: string; Flow: string }

const KEBAB = /^[a-z]+(-[a-z]+)*$/

export const namesOf = (folder: string | undefined): FlowNames => {
  if (folder === undefined || !KEBAB.test(folder)) {
    throw new PlainError('What is the flow called? In lower case with hyphens: npm run flows:new room-booking')
  }
  const Flow = folder.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return { folder, flow: Flow.charAt(0).toLowerCase() + Flow.slice(1), Flow }
}
