const maxPort = 65_535

/**
 * The port that a server of this machine listens on: that of the variable PORT, where it is set.
 *
 * @throws In a sentence for whoever set it, when it is no port.
 */
export function localPort(
  usual: number,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): number {
  const written = environment.PORT?.trim() || String(usual)
  const port = Number(written)
  if (!/^\d+$/.test(written) || port > maxPort) {
    throw new Error(
      `PORT is “${written}”: set it to a whole number up to ${maxPort}, or not at all`,
    )
  }
  return port
}

const anotherPort = 'choose another one in the variable PORT'

/** Why a server could not listen on a port, as a sentence where the port is to blame. */
export function portProblem(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new Error(`Port ${port} is taken by another program: end that one, or ${anotherPort}`)
  }
  if (error.code === 'EACCES') {
    return new Error(`Port ${port} is kept for the administrator: ${anotherPort}`)
  }
  return error
}
