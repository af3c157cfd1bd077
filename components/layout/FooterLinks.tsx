import { everyPage } from '@/lib/site/page-copy'

export const footerLinkLook = 'decoration-ochre decoration-2 underline-offset-4 hover:underline'

type Props = {
  links: readonly { name: string; href: string; lang?: string | undefined }[]
  layout?: string | undefined
  opensTab?: boolean
}

type ColumnProps = Props & { id: string; heading: string }

export function FooterLinkColumn({ id, heading, links, layout, opensTab = false }: ColumnProps) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="pb-1 font-display text-lg text-ochre">
        {heading}
      </h2>
      <FooterLinks links={links} layout={layout} opensTab={opensTab} />
    </nav>
  )
}

export function FooterLinks({ links, layout, opensTab = false }: Props) {
  return (
    <ul className={layout}>
      {links.map(({ name, href, lang }) => (
        <li key={href}>
          <a
            href={href}
            lang={lang}
            hrefLang={lang}
            aria-label={opensTab ? `${name} ${everyPage().footer.newTab}` : undefined}
            target={opensTab ? '_blank' : undefined}
            rel={opensTab ? 'noopener' : undefined}
            className={`inline-block max-w-full py-1 wrap-break-word ${footerLinkLook}`}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
