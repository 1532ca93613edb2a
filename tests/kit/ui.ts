/**
 * Gestures and observations in the part of a page that one flow owns (`data-flow`), the same for a rendered view and for the
 * built product. Texts are catalogue keys: the Portuguese source, or an id such as `error.rate.limited`; each driver looks
 * them up in its language.
 */
import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate'
import type { ViewOf } from '#machines/kit/view.ts'

export type ButtonState = 'enabled' | 'disabled' | 'busy' | 'absent'

export type Role = 'heading' | 'alert' | 'status'

export const ROLE_SELECTORS: Readonly<Record<Role, string>> = {
  heading: 'h1, h2, h3',
  alert: '[role=alert]',
  status: 'output:not([for]), [role=status]',
}

/** A picked file: its first bytes, and its total size in bytes. */
type PickedFile = { name: string; kind: string; bytes: Uint8Array<ArrayBuffer>; size: number }

export type Ui = {
  /** A form control by its `name`: text, choice or option. */
  fill: (name: string, value: string) => Promise<void>
  /** Picks a file of that size in a file control; a real picture if the type says so and it is small. */
  pick: (name: string, file: { name: string; type: string; size: number }) => Promise<void>
  check: (name: string, on: boolean) => Promise<void>
  /** Picks a file with this content in a file control. */
  attach: (name: string, file: PickedFile) => Promise<void>
  /** Clicks a button or link by its accessible name, the first of several, without other pointer events. */
  click: (text: string) => Promise<void>
  /** The focus moves to a button or link, as by the Tab key. */
  focus: (text: string) => Promise<void>
  /** The `data-view` that is shown now. */
  view: () => Promise<string | null>
  /** Visible non-empty texts. A field's remark on what is being typed is not a status. */
  texts: (role: Role) => Promise<string[]>
  /** All visible text. */
  text: () => Promise<string>
  button: (text: string) => Promise<ButtonState>
  value: (name: string) => Promise<string>
  /** The translation of a catalogue key in the driver's language, up to its first placeholder. */
  translate: (text: string) => string
}

type EventOf<Machine extends AnyStateMachine, Type> = Extract<EventFromLogic<Machine>, { type: Type }>
type Gesture<Machine extends AnyStateMachine, Type> = (
  ui: Ui,
  event: EventOf<Machine, Type>,
  state: SnapshotFrom<Machine>,
) => Promise<void>

/** How a person causes an event; `where` limits it to the states in which the view offers it. */
type GestureOf<Machine extends AnyStateMachine, Type> =
  | Gesture<Machine, Type>
  | { perform: Gesture<Machine, Type>; where: (state: SnapshotFrom<Machine>, event: EventOf<Machine, Type>) => boolean }

/** By event type. A test checks that these are exactly the person's events of the model. */
export type GesturesOf<Machine extends AnyStateMachine> = {
  [Type in EventFromLogic<Machine>['type']]?: GestureOf<Machine, Type>
}

/** What must be visible. Alerts and statuses have to contain the given texts. */
export type Assertion = {
  heading: string | null
  alerts: string[]
  statuses: string[]
  /** Anywhere in the part: `texts` are catalogue keys, `shows` literal data. */
  texts: string[]
  shows: string[]
  buttons: Record<string, ButtonState>
  /** Values of form controls that the state determines. */
  values: Record<string, string>
}

export type AssertionsOf<Machine extends AnyStateMachine> = {
  [View in ViewOf<Machine>]: (state: SnapshotFrom<Machine>) => Partial<Assertion>
}

/** Gestures and assertions of any flow, as a driver uses them. */
type AnyGesture = (ui: Ui, event: { type: string }, state: AnyMachineSnapshot) => Promise<void>
export type Gestures = Readonly<
  Record<
    string,
    | AnyGesture
    | { perform: AnyGesture; where: (state: AnyMachineSnapshot, event: { type: string }) => boolean }
    | undefined
  >
>
export type Assertions = Readonly<Record<string, (state: AnyMachineSnapshot) => Partial<Assertion>>>

export const isOffered = (gestures: Gestures, event: { type: string }, state: AnyMachineSnapshot): boolean => {
  const gesture = gestures[event.type]
  return typeof gesture === 'object' ? gesture.where(state, event) : gesture !== undefined
}

export const perform = (
  gestures: Gestures,
  ui: Ui,
  event: { type: string },
  state: AnyMachineSnapshot,
): Promise<void> => {
  const gesture = gestures[event.type]
  if (gesture === undefined) throw new Error(`no gesture causes '${event.type}'`)
  return (typeof gesture === 'object' ? gesture.perform : gesture)(ui, event, state)
}

const EMPTY: Assertion = { heading: null, alerts: [], statuses: [], texts: [], shows: [], buttons: {}, values: {} }

/** Normalises whitespace, including no-break spaces. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** An assertion with its texts in the language that is shown. */
export const expectedOf = (ui: Pick<Ui, 'translate'>, assertion: Partial<Assertion>): Assertion => {
  const { heading, alerts, statuses, texts, ...rest } = { ...EMPTY, ...assertion }
  const translate = (key: string) => plain(ui.translate(key))
  return {
    ...rest,
    heading: heading && translate(heading),
    alerts: alerts.map(translate),
    statuses: statuses.map(translate),
    texts: texts.map(translate),
  }
}

/** The expected parts that were found, then texts that contain none of them. */
const foundTexts = (texts: readonly string[], parts: readonly string[]) => [
  ...parts.filter((part) => texts.some((text) => text.includes(part))),
  ...texts.filter((text) => !parts.some((part) => text.includes(part))),
]

const readAll = async <Read>(names: readonly string[], read: (name: string) => Promise<Read>) =>
  Object.fromEntries(await Promise.all(names.map(async (name) => [name, await read(name)] as const)))

/** The observed values of an assertion; equal to `expectedOf(ui, assertion)` if all of it holds. */
export const observe = async (ui: Ui, assertion: Partial<Assertion>): Promise<Assertion> => {
  const { heading, alerts, statuses, texts, shows, buttons, values } = expectedOf(ui, assertion)
  const read = async (role: Role) => (await ui.texts(role)).map(plain)
  // Together, so that a driver can read the page once for all of them.
  const [text, headings, shownAlerts, shownStatuses, states, written] = await Promise.all([
    ui.text().then(plain),
    read('heading'),
    read('alert'),
    read('status'),
    readAll(Object.keys(buttons), ui.button),
    readAll(Object.keys(values), ui.value),
  ])
  return {
    heading: heading === null ? null : (headings[0] ?? null),
    alerts: foundTexts(shownAlerts, alerts),
    statuses: foundTexts(shownStatuses, statuses),
    texts: texts.filter((part) => text.includes(part)),
    shows: shows.filter((part) => text.includes(part)),
    buttons: states,
    values: written,
  }
}
