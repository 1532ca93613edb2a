/** Condition for background work that is suspended while an account is deactivated. */

/** SQL: whether the account with the id in this column is active. */
export const isActiveAccount = (id: string): string =>
  `exists (select 1 from public.users u where u.id = ${id} and u.is_active)`
