import { company } from '@/lib/company/company'

/** Whether the content is the sample company's, for which the specification fixes places, articles, claims and names. */
export const isSample = company.sample

/** Rules of style that the sample's texts keep. Neither the schemas nor the README ask them of another owner. */
export function describeHouseStyle(name: string, tests: () => void) {
  const block = isSample ? describe : describe.skip
  block(name, tests)
}

/** Tests of what the specification fixes of the sample company. They step aside once the content is somebody's own. */
export function describeContract(tests: () => void) {
  if (isSample) describe('the sample company', tests)
  else describe.skip('not tested, because the content is not the sample company’s', tests)
}
