import { consentText, contactServices, contactSuccess } from '@/content/contact'
import { estimate, pestTypes } from '@/content/estimate'

test('the contact form offers the services of the contract', () => {
  expect(contactServices.map(({ value, label }) => `${value}: ${label}`)).toEqual([
    'pest-control: General Pest Control',
    'bed-bugs: Bed Bug Extermination',
    'wildlife: Wildlife Removal',
    'inspection: Inspection Only',
    'other: Other Services',
  ])
})

test('the estimate form offers the pests of the contract [spec: What the product does and for whom]', () => {
  expect(pestTypes.map(({ value, label }) => `${value}: ${label}`)).toEqual([
    'general-pest: General Pest Control',
    'bed-bugs: Bed Bugs',
    'wildlife: Wildlife Removal',
    'mosquitoes: Mosquitoes',
    'termites: Termites',
    'other: Other',
  ])
})

test('consent and success are worded as the contract words them [spec: Validation rules; Error catalogue]', () => {
  expect(consentText).toBe(
    'I agree to the privacy policy and consent to being contacted about my inquiry.',
  )
  expect(contactSuccess).toBe(
    "Your email client should have opened with your inquiry. Please send the email to complete your request, and we'll get back to you within 24 hours.",
  )
})

test('the estimate is called free and without obligation', () => {
  expect(estimate.heading).toBe('Free Estimate')
  expect(estimate.introduction).toContain('free, no-obligation estimate')
})
