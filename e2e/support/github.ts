import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { schema as published } from '@octokit/graphql-schema'
import type { Page, Request, Route } from '@playwright/test'
import { buildSchema, graphql } from 'graphql'

/** What GitHub publishes of its GraphQL API. A query or an answer that it doesn't allow is an error. */
const schema = buildSchema(published.idl, { assumeValidSDL: true, assumeValid: true })

/** Whether git is installed, which only these tests need. */
export const hasGit = spawnSync('git', ['--version']).status === 0

export const repository = 'oak-hill/website'
export const token = 'github_pat_owner'

const user = {
  id: 7,
  login: 'dana',
  name: 'Dana Owner',
  email: 'dana@example.org',
  avatar_url: 'https://avatars.githubusercontent.com/u/7',
  html_url: 'https://github.com/dana',
}

/** Without the variables by which a hook of git would lead these commands to the repository around the tests. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')),
) as NodeJS.ProcessEnv

/** Without the settings of whoever runs the tests, such as signatures. */
const settings = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' }

const person = { GIT_AUTHOR_NAME: 'Dana', GIT_AUTHOR_EMAIL: 'dana@example.org' }
const committer = { GIT_COMMITTER_NAME: 'GitHub', GIT_COMMITTER_EMAIL: 'github@example.org' }

type PullRequest = {
  number: number
  title: string
  branch: string
  isDraft: boolean
  labels: string[]
  state: 'open' | 'closed'
}

/**
 * Answers the editor's calls to GitHub in tests, from a git repository of its own. It knows no other calls.
 *
 * @param folder Where the repository is made.
 * @param paths The files and folders that it begins with.
 */
export function startGitHub(folder: string, paths: readonly string[]) {
  for (const path of paths) cpSync(path, join(folder, path), { recursive: true })
  const pullRequests: PullRequest[] = []
  let validToken = token

  const git = (args: readonly string[], input?: string | Buffer, env = {}) =>
    execFileSync('git', args, {
      cwd: folder,
      input,
      env: { ...environment, ...settings, ...person, ...committer, ...env },
      encoding: 'utf8',
      maxBuffer: 100_000_000,
    })
  git(['init', '-q', '-b', 'main'])
  git(['add', '-A'])
  git(['commit', '-q', '-m', 'Begin'])

  const fileOf = (branch: string) => join(folder, '.git/refs/heads', branch)
  const headOf = (branch: string) => readFileSync(fileOf(branch), 'utf8').trim()

  /** A commit with changed files on top of a branch. */
  function commit(
    branch: string,
    additions: readonly FileAddition[],
    deletions: readonly { path: string }[],
    message: string,
  ) {
    const head = headOf(branch)
    const index = { GIT_INDEX_FILE: join(folder, '.git', 'temporary-index') }
    git(['read-tree', head], undefined, index)
    for (const { path } of deletions) git(['rm', '-q', '--cached', path], undefined, index)
    for (const { path, contents } of additions) {
      const blob = git(['hash-object', '-w', '--stdin'], Buffer.from(contents, 'base64')).trim()
      git(['update-index', '--add', '--cacheinfo', `100644,${blob},${path}`], undefined, index)
    }
    const tree = git(['write-tree'], undefined, index).trim()
    const oid = git(['commit-tree', tree, '-p', head, '-m', message]).trim()
    git(['update-ref', `refs/heads/${branch}`, oid])
    return oid
  }

  const commitOf = (oid: string) => ({
    __typename: 'Commit',
    oid,
    message: () => git(['log', '-1', '--format=%B', oid]).trim(),
    committedDate: () => git(['log', '-1', '--format=%cI', oid]).trim(),
    author: { name: 'Dana', email: user.email, user: { login: user.login, databaseId: user.id } },
    history: ({ first, path }: { first: number; path?: string }) => ({
      nodes: git(['log', `-${first}`, '--format=%H', oid, '--', path ?? '.'])
        .split('\n')
        .filter(Boolean)
        .map(commitOf),
    }),
    file: ({ path }: { path: string }) => ({
      oid: git(['rev-parse', `${oid}:${path}`]).trim(),
    }),
    status: null,
    deployments: () => ({ nodes: [] }),
    checkSuites: () => ({ nodes: [] }),
  })

  const refOf = (name: string) => {
    const branch = name.replace('refs/heads/', '')
    return existsSync(fileOf(branch))
      ? { id: branch, name: branch, target: commitOf(headOf(branch)) }
      : null
  }

  const objectOf = ({ oid }: { oid: string }) => {
    // A line with id, type and size, then the object itself.
    const [, type, text = ''] =
      /^\S+ (\w+).*\n([^]*)\n$/.exec(git(['cat-file', '--batch'], oid)) ?? []
    return type === 'commit' ? commitOf(oid) : { __typename: 'Blob', oid, text, isTruncated: false }
  }

  const pullRequestOf = (request: PullRequest) => ({
    __typename: 'PullRequest',
    id: `PR_${request.number}`,
    number: request.number,
    title: request.title,
    url: `https://github.com/${repository}/pull/${request.number}`,
    isDraft: request.isDraft,
    isCrossRepository: false,
    createdAt: new Date().toISOString(),
    updatedAt: new Date().toISOString(),
    headRefName: request.branch,
    headRefOid: headOf(request.branch),
    author: { __typename: 'User', ...user, avatarUrl: user.avatar_url, databaseId: user.id },
    labels: () => ({ nodes: request.labels.map((name) => ({ name })) }),
    files: () => ({
      nodes: git(['diff', '--name-only', `main...${request.branch}`])
        .split('\n')
        .filter(Boolean)
        .map((path) => ({ path, changeType: 'MODIFIED' })),
    }),
  })

  const root = {
    repository: () => ({
      id: 'R_1',
      defaultBranchRef: () => refOf('main'),
      ref: ({ qualifiedName }: { qualifiedName: string }) => refOf(qualifiedName),
      object: objectOf,
      pullRequests: ({ headRefName }: { headRefName?: string }) => {
        const open = pullRequests.filter(
          ({ state, branch }) => state === 'open' && (!headRefName || headRefName === branch),
        )
        return { totalCount: open.length, nodes: open.map(pullRequestOf) }
      },
    }),
    createRef: ({ input }: { input: { name: string; oid: string } }) => {
      git(['update-ref', input.name, input.oid, ''])
      return { ref: refOf(input.name) }
    },
    createCommitOnBranch: ({ input }: { input: CommitInput }) => {
      const { branchName } = input.branch
      if (input.expectedHeadOid !== headOf(branchName)) {
        throw new Error(`Expected branch to point to "${input.expectedHeadOid}" but it did not.`)
      }
      const { additions = [], deletions = [] } = input.fileChanges
      return { commit: commitOf(commit(branchName, additions, deletions, input.message.headline)) }
    },
    markPullRequestReadyForReview: setDraft(false),
    convertPullRequestToDraft: setDraft(true),
  }

  function setDraft(isDraft: boolean) {
    return ({ input }: { input: { pullRequestId: string } }) => {
      const request = pullRequests.find(({ number }) => `PR_${number}` === input.pullRequestId)!
      request.isDraft = isDraft
      return { pullRequest: pullRequestOf(request) }
    }
  }

  async function answer(request: Request): Promise<Answer> {
    const { pathname } = new URL(request.url())
    const method = request.method()
    if (method === 'OPTIONS') return { status: 204 }
    if (request.headers().authorization !== `token ${validToken}`) {
      return { status: 401, json: { message: 'Bad credentials' } }
    }
    if (pathname === '/user') return { json: user }
    if (pathname === '/graphql') {
      const { query, variables } = request.postDataJSON() as { query: string; variables: object }
      const result = await graphql({
        schema,
        source: query,
        rootValue: root,
        variableValues: { ...variables },
      })
      return { json: result }
    }
    if (pathname === `/repos/${repository}/pulls`) return createPullRequest(request)
    const [, part = '', ...rest] = /^\/repos\/oak-hill\/website\/(\w+)\/(.*)$/.exec(pathname) ?? []
    const path = decodeURIComponent(rest[0] ?? '')
    if (part === 'collaborators') return { status: 204 }
    if (part === 'git' && path.startsWith('trees/')) {
      const tree = git(['ls-tree', '-r', '-l', path.slice('trees/'.length)])
        .split('\n')
        .filter(Boolean)
        .map((line) => /^\d+ (\w+) (\w+) +(\d+)\t(.*)$/.exec(line) ?? [])
        .map(([, type, sha, size, file]) => ({ type, sha, size: Number(size), path: file }))
      return { json: { tree, truncated: false } }
    }
    if (part === 'git' && path.startsWith('refs/heads/') && method === 'DELETE') {
      git(['update-ref', '-d', path])
      return { status: 204 }
    }
    if (part === 'pulls' || part === 'issues') return answerPullRequest(method, path, request)
    return { status: 404, json: { message: `${method} ${pathname}` } }
  }

  function answerPullRequest(method: string, path: string, request: Request): Answer {
    const [number, action] = path.split('/')
    const body = (request.postDataJSON() ?? {}) as Record<string, unknown>
    const pull = pullRequests.find((other) => String(other.number) === number)
    if (!pull) return { status: 404, json: { message: path } }
    if (Array.isArray(body.labels)) pull.labels = body.labels.map(String)
    if (typeof body.state === 'string') pull.state = body.state as PullRequest['state']
    if (action === 'merge') {
      const tree = git(['merge-tree', '--write-tree', 'main', pull.branch]).trim()
      const parents = ['-p', headOf('main'), '-p', headOf(pull.branch)]
      const oid = git(['commit-tree', tree, ...parents, '-m', pull.title]).trim()
      git(['update-ref', 'refs/heads/main', oid])
      pull.state = 'closed'
      return { json: { sha: oid, merged: true } }
    }
    return { json: { ...pull, labels: pull.labels.map((name) => ({ name })) } }
  }

  function createPullRequest(request: Request): Answer {
    const { title, head, draft } = request.postDataJSON() as Record<string, string>
    const number = pullRequests.length + 1
    const branch = String(head).replace(/^.*:/, '')
    pullRequests.push({
      number,
      title: String(title),
      branch,
      isDraft: Boolean(draft),
      labels: [],
      state: 'open',
    })
    const now = new Date().toISOString()
    return {
      status: 201,
      json: {
        number,
        title,
        node_id: `PR_${number}`,
        html_url: `https://github.com/${repository}/pull/${number}`,
        head: { sha: headOf(branch) },
        created_at: now,
        updated_at: now,
      },
    }
  }

  return {
    git,
    headOf,
    pullRequests,
    /** From now on GitHub refuses the token. */
    expireToken: () => (validToken = ''),
    /** Somebody else saves a file. */
    push: (path: string, text: string) =>
      commit(
        'main',
        [{ path, contents: Buffer.from(text).toString('base64') }],
        [],
        'Somebody else',
      ),
    textOf: (path: string, branch = 'main') => git(['show', `${branch}:${path}`]),
    bytesOf: (path: string) =>
      execFileSync('git', ['show', `main:${path}`], {
        cwd: folder,
        env: environment,
        maxBuffer: 100_000_000,
      }),
    /** The lines that the last commit of a branch has added and removed. */
    changesOf: (branch: string) =>
      git(['show', '--format=', '-U0', branch])
        .split('\n')
        .filter((line) => /^[+-](?![+-]{2})/.test(line)),
    /** Lets the editor in a page reach it. */
    serve: (page: Page) =>
      page.route('https://api.github.com/**', async (route: Route) => {
        const { status = 200, json } = await answer(route.request())
        await route.fulfill({
          status,
          headers: {
            'Access-Control-Allow-Origin': '*',
            'Access-Control-Allow-Headers': '*, Authorization',
            'Access-Control-Allow-Methods': '*',
          },
          ...(json !== undefined && { json }),
        })
      }),
  }
}

type Answer = { status?: number; json?: unknown }

type FileAddition = { path: string; contents: string }

type CommitInput = {
  branch: { branchName: string }
  expectedHeadOid: string
  fileChanges: { additions?: FileAddition[]; deletions?: { path: string }[] }
  message: { headline: string }
}
