/** Networks and phone numbers that are unique in a worker, which has its own product. */
let networks = 0
let phones = 0

/** An address of 10.0.0.0/8, each in a /24 of its own. */
export const newClientAddress = () => {
  networks += 1
  return `10.${networks >> 8}.${networks & 255}.1`
}

/** A unique number; `end`, its last four digits, is the unmasked part. */
export const newPhone = (end: string) => {
  phones += 1
  return `+55119${String(phones).padStart(4, '0')}${end}`
}
