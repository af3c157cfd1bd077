const maxPort = 65_535

/**
 * The port for a server on this machine, from the variable PORT.
 *
 * @throws When PORT is not a port, with a sentence that says what to set.
 */
export function localPort(
  defaultPort: number,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): number {
  const written = environment.PORT?.trim() || String(defaultPort)
  const port = Number(written)
  if (!/^\d+$/.test(written) || port > maxPort) {
    throw new Error(
      `PORT is “${written}”: set it to a whole number up to ${maxPort}, or not at all`,
    )
  }
  return port
}

const anotherPort = 'choose another one in the variable PORT'

/** Explains in a sentence that a port is taken or not allowed. Other errors are returned unchanged. */
export function portProblem(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new Error(`Port ${port} is taken by another program: end that one, or ${anotherPort}`)
  }
  if (error.code === 'EACCES') {
    return new Error(`Port ${port} is kept for the administrator: ${anotherPort}`)
  }
  return error
}
