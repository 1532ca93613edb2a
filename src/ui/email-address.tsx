/** An address that wraps after the @, before it breaks inside of a word. */
export const EmailAddress = ({ children: address }: { children: string }) => {
  const [name, host] = address.split('@')
  return host === undefined ? (
    address
  ) : (
    <>
      {name}@<wbr />
      {host}
    </>
  )
}
