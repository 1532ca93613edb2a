/** An address that wraps after the @, before it breaks inside of a word. */
export const EmailAddress = ({ children: address }: { children: string }) => {
  const [name, host] = address.split(/@(?!.*@)/)
  return (
    <>
      {`${name}@`}
      <wbr />
      {host}
    </>
  )
}
