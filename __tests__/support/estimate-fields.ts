import { estimate, forms } from '@/lib/content/pages'
import { fieldsWithWords } from '@/lib/forms/form-fields'

/** What the form offers in tests: one of them asks for the rooms. */
export const pests = [
  { value: 'general-pest', label: 'General Pest Control' },
  { value: 'bed-bugs', label: 'Bed Bugs', asksForRooms: true },
  { value: 'wildlife', label: 'Wildlife Removal' },
  { value: 'mosquitoes', label: 'Mosquitoes' },
  { value: 'termites', label: 'Termites' },
  { value: 'other', label: 'Other' },
]

export const estimateFields = fieldsWithWords('estimate', estimate().fields, forms(), {
  pestType: pests,
})
