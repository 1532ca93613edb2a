/**
 * Samples of models: the same value in two fields would hide a machine that mixes them up, and a default value would hide
 * one that ignores its input, at every level that replays the samples.
 */
import { describe, expect, it } from 'vitest'
import { DEFAULT_LANGUAGE } from '#contracts/languages.ts'
import { ACCOUNT_HOME } from '#contracts/routes.ts'
import { flows } from '#machines/index.ts'
import { PASSWORD, SHORT_PASSWORD } from '#machines/kit/samples.ts'
import { sampleValues } from '#tests/kit/sample-values.ts'

const REPEATED = {
  [PASSWORD]: 'the repeat is what was typed before',
  [SHORT_PASSWORD]: 'the repeat is what was typed before',
}

const KNOWN = 'the account that is known at the start is one that is reported later'

/** Values that several fields may share, by flow, with the reason. `*` stands for any value. */
const SHARED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  routeGuard: {
    user: 'what a page demands is a role',
    admin: 'what a page demands is a role',
    waiting: KNOWN,
    signedIn: KNOWN,
    'user-ana': KNOWN,
    'Ana Souza': KNOWN,
    'ana@prosa.test': KNOWN,
    dashboard: 'the page that Google comes back to can be the one that was asked for',
  },
  arrival: { '*': 'the first place is one that a URL leads back to' },
  callback: {
    signup: 'one of two purposes, wherever it is reported',
    recovery: 'one of two purposes, wherever it is reported',
    current: 'one of two mailboxes: which was clicked, which is waited for',
    new: 'one of two mailboxes: which was clicked, which is waited for',
  },
  readingPreferences: {
    normal: 'how it is when nothing was chosen',
    page: 'how it is when nothing was chosen',
    full: 'how it is when nothing was chosen',
    site: 'how it is when nothing was chosen',
    line: 'one of the choices, kept and then loaded',
  },
  checkout: { premium: 'the plan whose payment was declined is the one that was chosen' },
  emailChange: { '*': 'each answer reports the same account and the same change as it stands by then' },
  inboxMessage: {
    new: 'one of the states of a message, and what it is set to',
    answered: 'one of the states of a message, here or by somebody else',
  },
  newPassword: REPEATED,
  passwordChange: REPEATED,
  ownAudio: { 4: 'the sound that browsers really measure has no pause' },
  personalData: { '*': 'the service answers with the row as it was asked to be' },
  register: { ...REPEATED, accepted: 'one box, whichever button asks for it' },
  transcriptionDeletion: { '*': 'what can be restored is of what was to be deleted' },
  selection: { '*': 'rows of one list, chosen alone or with the others' },
  session: { '*': 'the same two people, whichever way the auth service reports them' },
  transcribeSettings: { full: 'the stored choice is chosen back' },
}

/** Fields that can only have the default, with the reason. */
const DEFAULTS: Readonly<Record<string, string>> = {
  'routeGuard input.returnTo.route': 'the page whose guard is played is the dashboard',
  'downloadSelected file.save.language': 'the language of the page that is walked',
  'personalData form.changed.values.language': 'what is sent is English once; typing only keeps the form as it is',
}

const defaults: ReadonlySet<unknown> = new Set([ACCOUNT_HOME, DEFAULT_LANGUAGE])

describe.each(Object.entries(flows))('%s', (id, { model }) => {
  const values = sampleValues(model)

  it('assigns every field its own value', () => {
    const fields = Map.groupBy(values, ({ value }) => value)
    const shared = [...fields].flatMap(([value, at]) => {
      const names = new Set(at.map(({ field }) => field))
      const reasons = SHARED[id] ?? {}
      return names.size === 1 || String(value) in reasons || '*' in reasons
        ? []
        : [`${value}: ${[...names].join(', ')}`]
    })
    expect(shared).toEqual([])
  })

  it('assigns no field only the default', () => {
    const fields = Map.groupBy(values, ({ field }) => field)
    const hidden = [...fields].flatMap(([field, samples]) =>
      samples.some(({ value }) => !defaults.has(value)) || `${id} ${field}` in DEFAULTS ? [] : [field],
    )
    expect(hidden).toEqual([])
  })
})
