import { createElement, useEffect } from 'react'
import { parseChoice } from '#contracts/consent.ts'
import { deviceStore, readJson } from '../clients/storage.ts'
import { CONSENT_KEY } from '../clients/storage-keys.ts'
import { useConsentRequests } from './consent-requests.ts'
import { type Part, useOnDemand } from './on-demand.ts'

const CONSENT: Part = {
  load: async () => (await import('../consent/consent-bar.tsx')).ConsentBar,
  catalogs: ['consent'],
}

/** Whoever refused is left alone: for them nothing is loaded until they ask. */
const isRefused = () => parseChoice(readJson(deviceStore, CONSENT_KEY))?.statistics === false

/** Place of the question about cookies, and of what follows from its answer. */
export const Consent = () => {
  const requests = useConsentRequests()
  const { Body, stage, open } = useOnDemand(CONSENT)
  useEffect(() => {
    if (Body === null && stage === 'resting' && (requests > 0 || !isRefused())) open()
  })
  return Body === null ? null : createElement(Body)
}
