/** `npm run supabase:files`: writes settings and the mail template of a Supabase project, from contracts and mail texts. */
import './kit/help.mjs'
import './kit/no-options.mjs'
import { writeFileSync } from 'node:fs'
import { supabaseFiles } from './supabase/files.ts'

const files = await supabaseFiles()
for (const [path, text] of files) writeFileSync(path, text)
console.log(`${files.size} files written to supabase`)
