import { COMPANY } from '#contracts/brand.ts'

export const MESSAGING_URL = `https://wa.me/${COMPANY.messagingNumber.replace(/\D/g, '')}`
