/** Every generated file of `supabase/`, by its path. */
import { configFile } from './config.ts'
import { NOTICE_FILE, noticeTemplate } from './notice.ts'

export const supabaseFiles = async (): Promise<ReadonlyMap<string, string>> =>
  new Map([
    ['supabase/config.toml', configFile()],
    [NOTICE_FILE, await noticeTemplate()],
  ])
