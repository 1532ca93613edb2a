import { CONSENT_VERSION } from '#contracts/consent.ts'
import type { ModelOf } from '../kit/model.ts'
import { CRASHED } from '../kit/samples.ts'
import { consentMachine } from './consent.machine.ts'

export const consentModel = {
  machine: consentMachine,
  inputs: { visit: { isReopened: false }, reopened: { isReopened: true } },
  person: [
    { event: { type: 'consent.accept' } },
    { event: { type: 'consent.refuse' } },
    { event: { type: 'consent.choose' } },
    { event: { type: 'consent.open' } },
    { case: 'statistics', event: { type: 'choice.save', statistics: true } },
    { case: 'nothing', event: { type: 'choice.save', statistics: false } },
    { event: { type: 'choice.cancel' } },
  ],
  environment: [],
  streams: {
    measureVisits: [],
    watchChoice: [
      { case: 'granted', event: { type: 'choice.changed', statistics: true } },
      { case: 'refused', event: { type: 'choice.changed', statistics: false } },
    ],
  },
  outcomes: {
    loadChoice: {
      undecided: { ok: null },
      granted: { ok: { version: CONSENT_VERSION, statistics: true } },
      refused: { ok: { version: CONSENT_VERSION, statistics: false } },
      crashed: CRASHED,
    },
    rememberChoice: { remembered: { ok: undefined }, crashed: CRASHED },
  },
} satisfies ModelOf<typeof consentMachine>
