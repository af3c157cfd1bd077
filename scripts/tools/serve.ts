// Serves the built site as a production host would, by the rules in firebase.json. PORT=0 takes a free port.
import { answer, listen, readServeConfig } from './site-server'

const defaultPort = 3_000

const config = readServeConfig()
const { origin } = await listen(
  (request, response) => answer(request, response, config),
  Number(process.env.PORT ?? defaultPort),
)
console.log(origin)
