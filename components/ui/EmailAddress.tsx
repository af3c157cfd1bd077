/** An e-mail address that breaks after the @ before it breaks within a word. */
export function EmailAddress({ address }: { address: string }) {
  const [name, domain] = address.split('@')
  return (
    <>
      {`${name}@`}
      <wbr />
      {domain}
    </>
  )
}
