// Serves the built site as a production host does, with the rules that the build has written for it. PORT=0 takes a free port. With
// `--check` it only tests whether the port is free, so that `npm start` can fail before the build.
import { answer, listen, builtSite } from './site-server'

try {
  const port = Number(process.env.PORT || 3_000)
  if (process.argv.includes('--check')) {
    const { server } = await listen(() => undefined, port)
    server.close()
  } else {
    const site = builtSite()
    const { origin } = await listen(
      (request, response) => void answer(request, response, site),
      port,
    )
    console.log(origin)
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
