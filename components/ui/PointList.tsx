/** Short points below each other. */
export function PointList({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-0.5 pl-5 marker:text-ochre-deep">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
