/** Dependencies of effects, replaced in tests. */
import { deviceStore, tabStore, type TextStore } from './storage.ts'
import { openService, type Service } from './supabase.ts'

export type Clients = {
  openService: () => Promise<Service>
  deviceStore: TextStore
  tabStore: TextStore
}

export const clients: Clients = { openService, deviceStore, tabStore }
