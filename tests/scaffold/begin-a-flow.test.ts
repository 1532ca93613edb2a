/** `npm run flows:new` on a copy of the project. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isFull } from '#tests/kit/tier.ts'
import { copyProject, type ProjectCopy } from '#tests/kit/project-copy.ts'

let copy: ProjectCopy
beforeAll(() => {
  copy = copyProject()
})
afterAll(() => copy.remove())

it('refuses an invalid name', { timeout: 60_000 }, async () => {
  const { code, output } = await copy.run('npm run --silent flows:new RoomBooking')
  expect([code, output.trim()]).toEqual([
    1,
    'What is the flow called? In lower case with hyphens: npm run flows:new room-booking',
  ])
})

it('writes files that run, and its checks fail until their gaps are filled', { timeout: 300_000 }, async () => {
  const result = await copy.run('npm run --silent flows:new room-booking')
  expect(result).toEqual({
    code: 1,
    output: `written  machines/room-booking/room-booking.machine.ts
written  machines/room-booking/room-booking.model.ts
written  machines/room-booking/room-booking.props.ts
written  tests/flows/room-booking/index.ts

roomBooking is incomplete:
  machines/room-booking/room-booking.machine.ts:23: the purpose of this flow, in one sentence.
  machines/room-booking/room-booking.machine.ts:28: what is shown at the start.
  machines/room-booking/room-booking.machine.ts:34: what the effect does.
  machines/room-booking/room-booking.machine.ts:45: what is shown at the end.
  machines/room-booking/room-booking.model.ts:5: one case for each class of user events, one outcome for each way in which an effect can end.
  machines/room-booking/room-booking.props.ts:6: each requirement about this flow, one property a sentence.
  machines/room-booking/room-booking.props.ts:7: the requirements of docs/requirements that it proves.
  tests/flows/room-booking/index.ts:10: the button as it reads in Portuguese.
  tests/flows/room-booking/index.ts:15: the heading as it reads in Portuguese.
  tests/flows/room-booking/index.ts:18: the heading as it reads in Portuguese.
  tests/flows/room-booking/index.ts:22: the page that shows the flow.
  tests/flows/room-booking/index.ts:26: the request, such as POST /api/contact.
  tests/flows/room-booking/index.ts:35: its name for people.
  tests/flows/room-booking/index.ts:37: the page that shows the flow.
  machines/room-booking/room-booking.flow.txt: npm run flows writes it, once the machine does what it should
  tests/flows/room-booking/room-booking.backend.ts: how the real services are brought to each outcome
`,
  })
  if (!isFull) return
  const walkCommand = 'npm run test:model -- tests/model/paths.test.ts tests/model/walks.test.ts -t "^roomBooking"'
  const { code, output } = await copy.run(`npm run format:check && npm run typecheck && ${walkCommand}`)
  expect(code, output).toBe(0)
})
