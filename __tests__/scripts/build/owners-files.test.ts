import { chmodSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { workInFolderWith } from '../../support/content-folder'
import { siteUrl } from '@/lib/seo/site-url'
import { removeUnusedFiles } from '@/scripts/build/finish'
import { listedPages } from '@/scripts/build/write-sitemap'
import { publicProblems } from '@/scripts/checks/public-problems'
import { hostRules } from '@/scripts/hosts/host-rules'
import { nginxConf } from '@/scripts/hosts/nginx-conf'
import { filesBelow, letEverybodyRead, pageFiles } from '@/scripts/site/exported-files'

const google = 'google-site-verification: google0123.html'

const page = (path: string) => `<link rel="canonical" href="${siteUrl}${path}"/>`

test('a verification file of a search engine is no page of the site and not in the sitemap', () => {
  workInFolderWith({
    'public/google0123.html': google,
    'public/pinterest-01.html': page('/pinterest-01'),
    'out/google0123.html': google,
    'out/pinterest-01.html': page('/pinterest-01'),
    'out/index.html': page(''),
    'out/about.html': page('/about'),
    'out/about-us.html': page('/about'),
    'out/thank-you.html': `${page('/thank-you')}<meta name="robots" content="noindex, follow"/>`,
    'out/404.html': '<meta name="robots" content="noindex"/>',
  })
  expect(pageFiles(['/about.html', '/google0123.html'])).toEqual(['/about.html'])
  expect(listedPages()).toEqual(['/about', '/'])
})

test('hosts serve an HTML file from public/ with .html in its address', () => {
  const files = ['/google0123.html', '/blog/ants.html', '/services/bats.html']
  const rules = hostRules({ files, securityHeaders: {}, publicPages: ['/google0123.html'] })
  expect(rules.pages).toEqual(['/blog/ants', '/services/bats'])
  expect(nginxConf(rules, [])).toContain('location = "/google0123.html" { try_files $uri =404; }')
})

test('a file from public/ stays even if its name is like that of a file of Next', () => {
  workInFolderWith({
    'public/google0123.html': google,
    'public/google0123.txt': 'a',
    'public/photo.json': '{}',
    'out/google0123.html': google,
    'out/google0123.txt': 'a',
    'out/photo.json': '{}',
    'out/about.html': page('/about'),
    'out/about.txt': 'payload',
    'out/photos/0123/photo.json': '{}',
    'out/blog/ants/__next._full.txt': 'payload',
  })
  expect(removeUnusedFiles('out')).toBe(3)
  expect(readdirSync('out').sort()).toEqual([
    'about.html',
    'google0123.html',
    'google0123.txt',
    'photo.json',
  ])
})

test('a link to a file that is gone, such as the lock of an editor, is no file', () => {
  workInFolderWith({ 'public/robots.txt': '' })
  symlinkSync('ann@laptop.4711', 'public/.#robots.txt')
  expect(filesBelow('public')).toEqual(['/robots.txt'])
})

test('what only its owner may read comes into the site for every user of a server', () => {
  workInFolderWith({ 'out/files/terms.pdf': 'a', 'out/index.html': '' })
  chmodSync('out/files/terms.pdf', 0o600)
  for (const folder of ['out/files', 'out']) chmodSync(folder, 0o700)
  letEverybodyRead('out')
  const rights = ['.', 'files', 'files/terms.pdf', 'index.html'].map(
    (name) => statSync(`out/${name}`).mode & 0o777,
  )
  expect(rights).toEqual([0o755, 0o755, 0o644, 0o644])
})

test('a file in public/ that the build would replace, or that has the name of a page, is reported', () => {
  workInFolderWith({
    'public/sitemap.xml': '',
    'public/_headers': '',
    'public/favicon.ico': '',
    'public/index.html': '',
    'public/about.html': '',
    'public/about.txt': '',
    'public/404.html': '',
    'public/prices (1).html': '',
    'public/google0123.html': google,
    'public/robots.txt': '',
    'public/.well-known/security.txt': '',
    'public/terms.pdf': '',
    'public/.env.local': '',
    'public/50$-off.html': '',
    'public/50$-off.pdf': '',
    'public/video.mp4': 'version https://git-lfs.github.com/spec/v1',
    'public/.DS_Store': '',
    'public/spring/index.html': '<script src="/spring.js"></script>',
    'public/summer.html': '<p style="color: red">',
    'public/winter.html': '<script>go()</script>',
    'public/prices.pdf~': '',
  })
  symlinkSync('/etc/hosts', 'public/hosts.txt')
  writeFileSync('public/tour.mp4', Buffer.alloc(26 * 1_024 ** 2))
  const problems = publicProblems((address) => ['/', '/about'].includes(address))
  expect(
    problems.map(
      ({ file, message, isHint }) => `${isHint ? 'hint: ' : ''}${file} ${message.split(/[,:]/)[0]}`,
    ),
  ).toEqual([
    'hint: public/.DS_Store is a hidden file or a copy',
    'public/.env.local may hold a secret',
    'public/404.html has the name of the page /404 of this site',
    'public/50$-off.html has a sign in its name that no host’s rules can hold',
    'public/_headers is written by the build',
    'public/about.html has the name of the page /about of this site',
    'public/about.txt has the name of the page /about of this site',
    'public/favicon.ico is written by the build',
    'public/hosts.txt is a link',
    'public/index.html has the name of the page / of this site',
    'hint: public/prices.pdf~ is a hidden file or a copy',
    'public/robots.txt is written by the build',
    'public/sitemap.xml is written by the build',
    'hint: public/spring/index.html opens on most hosts only with /index.html',
    'hint: public/summer.html has scripts or styles in it',
    'hint: public/tour.mp4 has more than 25 MiB',
    'public/video.mp4 holds a pointer of git-lfs in place of the file',
    'hint: public/winter.html has scripts or styles in it',
  ])
})
