export const sitemapPage = {
  meta: {
    title: 'Sitemap: All Pages at a Glance',
    description:
      'The pages of this website in six lists: main pages, services, twenty towns and neighborhoods in Central Ohio, and the legal pages, plus the XML sitemap.',
  },
  heading: 'Sitemap',
  introduction: 'The pages of this site in six lists. The articles have a list of their own.',
}
