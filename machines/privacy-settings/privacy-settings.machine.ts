import { assertEvent, assign, setup } from 'xstate'
import type { PrivacyChanges, PrivacySettings } from '#contracts/api/privacy-settings.ts'
import type { Failure } from '#contracts/errors.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { isFailure, toFailureOf, type Rejection } from '../kit/to-failure.ts'
import { unprovided } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'

type ChangeParams = { change: PrivacyChanges }

export const privacySettingsMachine = setup({
  types: {
    input: {} as { settings: PrivacySettings },
    context: {} as {
      /** The stored settings. */
      settings: PrivacySettings
      /** The change that is being saved; the view shows it already (optimistic). */
      change: PrivacyChanges
      failure: Failure | null
    },
    events: {} as { type: 'setting.change' } & ChangeParams,
    emitted: {} as ShellCommand,
    tags: {} as 'busy',
    meta: {} as ViewMeta<'settings' | 'saved' | 'saveFailed'>,
  },
  actors: { saveSettings: unprovided<PrivacySettings, PrivacyChanges>('saveSettings') },
  actions: {
    storeChange: assign({ change: (_, { change }: ChangeParams) => change }),
    storeSettings: assign({ settings: (_, { settings }: { settings: PrivacySettings }) => settings }),
    dropChange: assign({ change: {} }),
    /** Both failures have messages of their own here. */
    storeFailure: assign({
      failure: (_, { error }: Rejection) =>
        isFailure(error, 'auth.unauthenticated')
          ? { code: 'privacy.unauthenticated' as const }
          : toFailureOf(error, 'privacy.saveFailed'),
    }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'privacySettings',
  description: 'Privacy choices of an account; each is saved when it is made.',
  context: ({ input }) => ({ settings: input.settings, change: {}, failure: null }),
  initial: 'idle',
  states: {
    idle: {
      description: 'Shows the stored choices.',
      meta: { view: 'settings' },
      on: { 'setting.change': { target: 'saving', actions: { type: 'storeChange', params: ({ event }) => event } } },
    },
    saving: {
      description: 'Saves one choice: optimistic update, rolled back on failure.',
      meta: { view: 'settings' },
      tags: 'busy',
      exit: 'dropChange',
      invoke: {
        id: 'saveSettings',
        src: 'saveSettings',
        input: ({ event }) => {
          assertEvent(event, 'setting.change')
          return event.change
        },
        onDone: {
          target: 'saved',
          actions: { type: 'storeSettings', params: ({ event }) => ({ settings: event.output }) },
        },
        onError: { target: 'saveFailed', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    saveFailed: {
      description: 'The last choice was rolled back: shows why.',
      meta: { view: 'saveFailed' },
      exit: 'clearFailure',
      on: { 'setting.change': { target: 'saving', actions: { type: 'storeChange', params: ({ event }) => event } } },
    },
    saved: {
      description: 'The last choice was saved: shows a confirmation.',
      meta: { view: 'saved' },
      on: { 'setting.change': { target: 'saving', actions: { type: 'storeChange', params: ({ event }) => event } } },
    },
  },
})
