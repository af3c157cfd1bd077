import { forms } from '@/lib/forms/form-service-schema'
import { company } from '@/lib/site/company'
import { factsOf } from '@/lib/site/facts'

const fields = company()

const says = 'What the owner has to confirm.'
const claimDefinitions = {
  licensed: { says },
  rating: { says },
}

test('a claim with a value is that value, and a claim that the company does not make is undefined', () => {
  const claims = { rating: { value: '4.7/5', confirmed: true } }
  expect(factsOf({ ...fields, claims }, claimDefinitions)).toMatchObject({
    rating: '4.7/5',
    licensed: undefined,
  })
})

test('the privacy policy gets a sentence for each third-party script', () => {
  const sentences = fields.thirdPartyScripts.map(({ privacySentence }) => privacySentence)
  expect(sentences).toHaveLength(2)
  expect(factsOf(fields, {})['third-party-script']).toBe(sentences.join(' '))
  expect(factsOf({ ...fields, thirdPartyScripts: [] }, {})['third-party-script']).toBeUndefined()
})

test('the privacy policy gets the owner’s sentence about the form service, or its host, or that forms open an e-mail', () => {
  const endpoint = 'https://forms.example.org/abc'
  const privacySentence = 'Forms Example takes in what you write, and sends it to us by e-mail.'
  const factsWith = (setting?: object) => {
    const facts = factsOf({ ...fields, forms: setting && forms.parse(setting) }, {})
    return [facts['form-service'], facts['form-host'], facts['form-mail']]
  }
  expect(factsWith({ endpoint, privacySentence })).toEqual([privacySentence, undefined, undefined])
  expect(factsWith({ endpoint })).toEqual([undefined, 'forms.example.org', undefined])
  expect(factsWith({ endpoint: '/forms' })).toEqual([undefined, 'lakeshore.example', undefined])
  expect(factsWith()).toEqual([undefined, undefined, true])
})
