import { estimate } from '@/lib/content/pages'

export function NextSteps() {
  const { heading, items } = estimate().nextSteps
  return (
    <section aria-labelledby="next-steps-heading" className="grid content-start gap-4">
      <h2 id="next-steps-heading" className="text-lg">
        {heading}
      </h2>
      <ol className="grid list-decimal gap-3 ps-6 marker:font-semibold">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </section>
  )
}
