/** Replies for a page of the account's own data while one of its sections is played: the others are empty. */
import type { DataExport } from '#contracts/api/data-export.ts'
import type { PrivacySettings } from '#contracts/api/privacy-settings.ts'
import type { RouteId } from '#contracts/routes.ts'
import { ANA } from '#machines/kit/samples.ts'
import { PAGE_REQUESTS, SIGN_OUT_REQUESTS, ok, STORED_SESSION } from './replies.ts'

export const NOTHING_CHOSEN: PrivacySettings = {
  analytics: false,
  retention_days: null,
  updated_at: null,
  history: [],
}

export const READY_EXPORT: DataExport = {
  id: '00000000-0000-4000-8000-000000000001',
  status: 'ready',
  step: 'done',
  progress: 100,
  requested_at: '2026-11-20T12:00:00Z',
  completed_at: '2026-11-20T12:01:00Z',
  expires_at: '2026-11-27T12:01:00Z',
  download_url: '/api/user/export-status/00000000-0000-4000-8000-000000000001/file',
}

/** The requests that the page makes on load. */
export const ownData = (exports: readonly DataExport[] = []) => ({
  ...PAGE_REQUESTS,
  ...SIGN_OUT_REQUESTS,
  'GET /api/user/email-change': ok({ email: ANA.email, undeliverable_since: null, change: null }),
  'GET /api/user/export-status': ok({ requests: exports }),
})

export const ownDataNetwork = (route: RouteId, exports: readonly DataExport[] = []) => ({
  start: { route, device: STORED_SESSION },
  environment: {},
  pageRequests: ownData(exports),
})
