/** A mailto link that may wrap after the @. */
export const MailLink = ({ address }: { address: string }) => {
  const [name, host] = address.split('@')
  return (
    <a href={`mailto:${address}`}>
      {name}@<wbr />
      {host}
    </a>
  )
}
