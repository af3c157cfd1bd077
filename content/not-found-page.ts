export const notFoundPage = {
  meta: {
    title: 'Page Not Found | ((name))',
    description: 'There’s no page at this address. Go back home, or pick one of our services.',
  },
  heading: 'Page Not Found',
  introduction:
    'We’ve looked along the baseboards and behind the stove, and there’s no page at this address. It may have moved, or there’s a typo in the link.',
  specimen: { file: 'mouse', common: 'Not what you were looking for' },
  services: 'Maybe you were on your way here',
}
