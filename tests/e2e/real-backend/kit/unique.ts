/** Networks and telephone numbers that occur once in a worker, which has a product of its own. */
let networks = 0
let phones = 0

/** An address of 10.0.0.0/8, each in a /24 of its own. */
export const newNetwork = () => {
  networks += 1
  return `10.${networks >> 8}.${networks & 255}.1`
}

/** A number nobody else has; `end`, its last four digits, is what people are shown of it. */
export const newPhone = (end: string) => {
  phones += 1
  return `+55119${String(phones).padStart(4, '0')}${end}`
}
