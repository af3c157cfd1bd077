import { footerLinks, headerLinks, type NavigationLink } from '@/lib/pages/navigation'

const services = [
  ['Pest Control', '/services/pest-control'],
  ['Bed Bug Extermination', '/services/bed-bugs'],
  ['Wildlife Removal', '/services/wildlife'],
]

const pairs = (links: readonly NavigationLink[]) => links.map(({ name, href }) => [name, href])

test('the header has the entries of the contract in its order [spec: Shared header]', () => {
  const entries = headerLinks().map((entry) =>
    'links' in entry ? [entry.name, pairs(entry.links)] : [entry.name, entry.href],
  )
  expect(entries).toEqual([
    ['Home', '/'],
    ['About Us', '/about'],
    ['Services', services],
    ['Articles', '/articles'],
    ['Contact', '/contact'],
  ])
})

test('the footer links to the pages, the services and the legal texts [spec: Shared footer]', () => {
  expect(pairs(Object.values(footerLinks()).flat())).toEqual([
    ['Home', '/'],
    ['About Us', '/about'],
    ['Services', '/services'],
    ['Contact', '/contact'],
    ...services,
    ['Get a Free Estimate', '/estimate'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms of Service', '/terms-of-service'],
    ['Sitemap', '/sitemap'],
  ])
})
