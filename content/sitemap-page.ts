export const sitemapPage = {
  meta: {
    title: 'Sitemap: All Pages at a Glance',
    description:
      'The pages of this website in lists: main pages, services, the towns and neighborhoods of ((region)), the field guide, and the XML sitemap.',
  },
  heading: 'Sitemap',
  introduction: 'The pages of this site, list by list. The articles have a list of their own.',
}
