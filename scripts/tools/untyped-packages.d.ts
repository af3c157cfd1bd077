/** Types for packages that have none. */
declare module 'eslint-plugin-jsx-a11y' {
  import type { Linter } from 'eslint'
  const plugin: { flatConfigs: { strict: { rules: Linter.RulesRecord } } }
  export default plugin
}

declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'
  type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  export default function compression(): Handler
}

declare module 'serve-handler' {
  import type { IncomingMessage } from 'node:http'
  import type { Writable } from 'node:stream'
  export default function handler(
    request: IncomingMessage,
    response: Writable & { writeHead(status: number, headers: Record<string, string>): unknown },
    config: object,
  ): Promise<void>
}
