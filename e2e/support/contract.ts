import { test } from './test'
import { isSample } from '@/__tests__/support/contract'

/** Tests of what the specification fixes of the sample company. They step aside once the content is somebody's own. */
export function describeContract(tests: () => void) {
  const details = { tag: '@contract' }
  if (isSample) test.describe('the sample company', details, tests)
  else
    test.describe.skip(
      'not tested, because the content is not the sample company’s',
      details,
      tests,
    )
}
