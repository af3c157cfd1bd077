import { ButtonLink } from '@/components/ui/ButtonLink'
import { Icon } from '@/components/ui/Icon'
import { mainBranch, type Branch } from '@/lib/company/branches'
import { everyPage } from '@/lib/site/page-copy'

type Props = { heading?: string | undefined; branch?: Branch | undefined }

/** The band with the phone number at the end of several pages. */
export function CallBand({ heading = everyPage().callBand, branch = mainBranch() }: Props) {
  return (
    <section
      aria-labelledby="call-band-heading"
      className="flex flex-wrap items-center justify-between gap-x-10 gap-y-3 bg-ochre page-width py-5 text-ink md:py-9 print:hidden"
    >
      <h2 id="call-band-heading" className="text-2xl">
        {heading}
      </h2>
      <ButtonLink href={`tel:${branch.phone.dial}`} variant="outline">
        <Icon name="phone" />
        {branch.phone.display}
      </ButtonLink>
    </section>
  )
}
