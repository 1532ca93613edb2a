/** What actors reach the outside with; tests hand over their own. */
import { productApi } from './product-api.ts'
import { deviceStore, tabStore, type TextStore } from './storage.ts'
import { openService, type Service } from './supabase.ts'

export type Clients = {
  openService: () => Promise<Service>
  productApi: typeof productApi
  deviceStore: TextStore
  tabStore: TextStore
}

export const clients: Clients = { openService, productApi, deviceStore, tabStore }
