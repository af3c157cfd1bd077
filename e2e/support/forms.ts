import { test } from './test'
import { formService } from '@/lib/forms/current-service'

/** For tests of forms that send nothing. Those of sent forms are in sending-forms.spec.ts. */
export function skipWhereFormsAreSent() {
  test.skip(Boolean(formService), 'A form service is set: the forms are sent.')
}
