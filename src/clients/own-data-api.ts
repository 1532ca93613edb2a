/** What people decide about their own data: privacy, a copy of everything, and the end of the account. */
import { accountDeletionResponseSchema } from '#contracts/api/account-deletion.ts'
import { type DataExport, exportResponseSchema, exportStatusResponseSchema } from '#contracts/api/data-export.ts'
import { identityResponseSchema } from '#contracts/api/identity.ts'
import { type PrivacyChanges, privacyResponseSchema, type PrivacySettings } from '#contracts/api/privacy-settings.ts'
import { toldAs } from './failures.ts'
import { ask, askForFile } from './signed-in.ts'

type Proof = { password?: string }

export const ownDataApi = {
  readPrivacySettings: async (signal: AbortSignal): Promise<PrivacySettings> => {
    const asked = { method: 'GET', path: '/api/user/privacy-settings' } as const
    return (await toldAs('privacy.loadFailed', ask(signal, privacyResponseSchema, asked))).settings
  },

  savePrivacySettings: async (body: PrivacyChanges, signal: AbortSignal): Promise<PrivacySettings> =>
    (await ask(signal, privacyResponseSchema, { method: 'POST', path: '/api/user/privacy-settings', body })).settings,

  readExports: async (signal: AbortSignal): Promise<DataExport[]> => {
    const asked = { method: 'GET', path: '/api/user/export-status' } as const
    return (await toldAs('export.statusFailed', ask(signal, exportStatusResponseSchema, asked))).requests
  },

  requestExport: async (body: Proof, signal: AbortSignal): Promise<void> =>
    void (await ask(signal, exportResponseSchema, {
      method: 'POST',
      path: '/api/user/export-data',
      body,
      isKeyed: true,
    })),

  readExportFile: (id: string, signal: AbortSignal): Promise<Blob> =>
    askForFile(signal, { method: 'GET', path: `/api/user/export-status/${encodeURIComponent(id)}/file` }),

  proveIdentity: async (body: Proof, signal: AbortSignal): Promise<void> =>
    void (await ask(signal, identityResponseSchema, { method: 'POST', path: '/api/user/identity', body })),

  deleteAccount: async (body: { reason: string | null }, signal: AbortSignal): Promise<void> =>
    void (await ask(signal, accountDeletionResponseSchema, { method: 'DELETE', path: '/api/user/account', body })),
}
export type OwnDataApi = typeof ownDataApi
