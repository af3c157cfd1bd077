import type { Page, Request } from '@playwright/test'

export const token = 'github_pat_owner'

const user = { id: 7, login: 'dana', name: 'Dana Owner', email: 'dana@example.org' }

const commit = {
  oid: 'c0ffee',
  message: 'Begin',
  committedDate: '2026-01-05T12:00:00Z',
  author: { name: user.name, email: user.email, user: { id: user.id, login: user.login } },
}

const lastCommit = { target: { history: { nodes: [commit] } } }

const shaOf = (path: string) => Buffer.from(path).toString('hex')

/**
 * Answers the calls to GitHub with which the editor reads and saves files.
 *
 * @param files The text of each file by its path. A save changes it.
 */
export function serveGitHub(page: Page, files: Map<string, string>) {
  return page.route('https://api.github.com/**', async (route) => {
    const json = answer(route.request(), files)
    const headers = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*, Authorization',
    }
    await route.fulfill({ status: json ? 200 : 204, headers, ...(json && { json }) })
  })
}

function answer(request: Request, files: Map<string, string>): object | undefined {
  const { pathname } = new URL(request.url())
  if (request.method() === 'OPTIONS' || pathname.includes('/collaborators/')) return undefined
  if (pathname === '/user') return user
  if (pathname === '/graphql') return { data: answerQuery(request.postDataJSON() as Query, files) }
  const tree = [...files].map(([path, text]) => ({
    type: 'blob',
    path,
    sha: shaOf(path),
    size: text.length,
  }))
  return { tree, truncated: false }
}

type Query = {
  query: string
  variables: { input?: { fileChanges: { additions: { path: string; contents: string }[] } } }
}

/** Parts of a query that ask for a text, content_0: object(oid: "…"), or for the last commit, content_0: ref(…). */
const parts = /(\w+_\d+): (?:object\(oid: "(\w+)"\)|ref\()/g

function answerQuery({ query, variables }: Query, files: Map<string, string>) {
  if (variables.input) {
    const { additions } = variables.input.fileChanges
    for (const { path, contents } of additions) {
      files.set(path, Buffer.from(contents, 'base64').toString())
    }
    const saved = additions.map(({ path }, index) => [`file_${index}`, { oid: shaOf(path) }])
    return { createCommitOnBranch: { commit: { ...commit, ...Object.fromEntries(saved) } } }
  }
  const answers = [...query.matchAll(parts)].map(([, name, oid]) => {
    const text = oid && files.get(Buffer.from(oid, 'hex').toString())
    return [name, oid ? { text, isTruncated: false } : lastCommit]
  })
  const fields = Object.fromEntries(answers) as object
  return { repository: { defaultBranchRef: { name: 'main' }, ref: lastCommit, ...fields } }
}
