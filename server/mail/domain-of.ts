/** Domain of an address, alone or with a name: "Prosa <hello@prosa.example>". */
export const domainOf = (from: string): string => from.slice(from.lastIndexOf('@') + 1).replace(/>?\s*$/, '')
