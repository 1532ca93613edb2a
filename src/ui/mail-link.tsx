import { EmailAddress } from './email-address.tsx'

export const MailLink = ({ address }: { address: string }) => (
  <a href={`mailto:${address}`}>
    <EmailAddress>{address}</EmailAddress>
  </a>
)
