import { Icon } from './Icon'

const outOf = 5

/** A rating from 1 to 5 as stars, said in words to those who do not see them. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={`Rated ${rating} out of ${outOf}`} className="flex gap-0.5">
      {Array.from({ length: outOf }, (_, index) => (
        <span
          key={index}
          className={index < rating ? 'text-ochre-deep [&_svg]:fill-current' : 'text-control'}
        >
          <Icon name="star" />
        </span>
      ))}
    </span>
  )
}
