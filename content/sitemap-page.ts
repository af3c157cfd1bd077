export const sitemapPage = {
  meta: {
    title: 'Sitemap: All Pages at a Glance',
    description:
      'Every page of this website in six lists: main pages, services, twenty towns and neighborhoods in Central Ohio, and the legal pages, plus the XML sitemap.',
  },
  heading: 'Sitemap',
  introduction: 'Every page of this site in one place.',
} as const
