/** An address to write to, which breaks behind its sign where a line is too short. */
export const MailLink = ({ address }: { address: string }) => {
  const [name, host] = address.split('@')
  return (
    <a href={`mailto:${address}`}>
      {name}@<wbr />
      {host}
    </a>
  )
}
