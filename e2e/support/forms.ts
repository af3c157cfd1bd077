import { test } from './test'
import { formService } from '@/lib/forms/current-service'

/** Declares tests of forms that send nothing; where a form service is set there are none. */
export function describeUnsentForms(tests: () => void) {
  if (!formService) test.describe('where no form service is set', tests)
}
