import { folderWith } from '../../support/content-folder'
import { filesForHosts, readExportedSite } from '@/scripts/build/exported-site'

test('the files of a site are not those that tell hosts about it', () => {
  const files = ['/.well-known/security.txt', '/index.html', ...filesForHosts]
  const out = folderWith(Object.fromEntries(files.map((file) => [file, '<!DOCTYPE html>'])))
  expect(readExportedSite(out).files).toEqual(['/.well-known/security.txt', '/index.html'])
})

test('the policy allows the styles of all pages', () => {
  const out = folderWith({
    'a.html': '<style>p{top:0}</style>',
    'form.html': '<style>form{top:0}</style><div data-island="Form"></div>',
  })
  expect(readExportedSite(out).policy).toMatch(/style-src 'self' 'sha256-[^ ]+' 'sha256-[^ ]+';/)
})
