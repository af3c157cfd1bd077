/** A few short points below one term of a description list. */
export function FactList({ items }: { items: readonly string[] }) {
  return (
    <ul className="list-disc pl-5 marker:text-ochre-deep">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
