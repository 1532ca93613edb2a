import * as z from 'zod/mini'
import { CHECKOUT_CANCELED, CHECKOUT_PARAMETER } from '#contracts/api/billing.ts'

const parameterSchema = z.union([z.literal(CHECKOUT_CANCELED), z.uuid()])

/** The query parameter that the provider's redirect carries; null if absent or malformed. */
export const checkoutIn = (search: string): string | null =>
  parameterSchema.safeParse(new URLSearchParams(search).get(CHECKOUT_PARAMETER)).data ?? null
