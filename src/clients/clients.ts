/** What actors reach the outside with; tests hand over their own. */
import { deviceStore, tabStore, type TextStore } from './storage.ts'
import { openService, type Service } from './supabase.ts'

export type Clients = {
  openService: () => Promise<Service>
  deviceStore: TextStore
  tabStore: TextStore
}

export const clients: Clients = { openService, deviceStore, tabStore }
