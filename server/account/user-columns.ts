/** The columns of `public.users` that a person may read of their own row: those of `AppUser`. */
export const USER_COLUMNS = `id, auth_id, name, email, cpf, email_verified, is_active, language, last_message_at,
  phone_number, subscription_id, terms_accepted_at, person_type, role, created_at, updated_at`
