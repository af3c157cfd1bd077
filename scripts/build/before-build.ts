// Stops a build that would send what visitors write nowhere.
import './environment'
import { formService } from '@/lib/forms/settings'

try {
  formService(undefined, process.env.FORMS_ENDPOINT)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
