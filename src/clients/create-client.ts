/** Separate, for tree shaking: a dynamic import of the package itself would keep all its exports. */
export { createClient } from '@supabase/supabase-js'
