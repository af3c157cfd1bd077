// Stops a build that would send the visitors' estimate requests nowhere.
import { loadEnvironment } from './environment'
import { endpointAddress } from '@/lib/estimate/endpoint-address'

loadEnvironment()

try {
  endpointAddress(process.env.NEXT_PUBLIC_ESTIMATE_ENDPOINT)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
