import type { Terms } from '@/lib/services/service-terms-schema'

/** The facts of a service whose owner has filled in nothing, with what a test wants to be different. */
export function termsOf(change: Partial<Terms> = {}): Terms {
  return {
    price: ['the size of the house', 'the number of nests'],
    range: undefined,
    soon: 'Tomorrow at noon.',
    visitLength: undefined,
    visits: [{ animal: 'Moles', visits: 'as many as it takes' }],
    prepare: { text: 'Mow the lawn.' },
    reentry: 'We tell you then.',
    guarantee: 'We treat again.',
    guaranteeLength: undefined,
    payment: 'When it is done.',
    methods: undefined,
    ...change,
  }
}
