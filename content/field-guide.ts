/** Words of the field guide's own pages; the animals are files in content/field-guide. */
export const fieldGuide = {
  meta: {
    title: 'Field Guide to Household Pests | ((name))',
    description:
      'Start with what you found: an insect, droppings, a noise, a hole. Pictures lead you to the animal, what it does, and what to do about it today.',
  },
  heading: 'Field guide',
  introduction:
    'Start with what you found. Three taps at most and you have a name, what it means for your house, and what to do today.',
  tonight: {
    heading: 'If it can’t wait',
    introduction: 'First things first, on one page each. They print on a single sheet.',
  },
  key: {
    heading: 'What is it?',
    back: 'Start again',
    unsure:
      'Not sure? Press it onto a white card with clear tape, or send us a photo with a coin beside it.',
  },
  list: {
    heading: 'Every animal in the guide',
    introduction: 'The ones that turn up in and around houses here, each with its plate.',
  },
}

/** Headings of an animal's page. */
export const animalPage = {
  marks: 'How to know it',
  size: 'Size',
  lookAlikes: 'What it’s mistaken for',
  signs: 'What it leaves',
  house: 'Where it lives in a house here',
  months: 'The year round',
  typical: 'Typical, not measured',
  harm: 'What it does',
  today: 'What to do today',
  useless: 'What doesn’t work',
  call: 'When to call us',
  related: 'In the field guide',
  all: 'All animals, and a key that starts with what you found',
  unsure: 'Not sure it’s this one? Press it onto a white card with clear tape, or send us a photo.',
}

/** Headings of a page for what cannot wait. */
export const tonightPage = {
  steps: 'Now, in this order',
  never: 'Leave this alone',
  callFirst: 'Who else to call',
  animals: 'Read on',
}
