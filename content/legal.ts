export type LegalText = {
  meta: { title: string; description: string }
  heading: string
  sections: readonly { heading: string; paragraphs: readonly string[]; list?: readonly string[] }[]
  /** First sentence of the contact section, which ends in the e-mail address and the phone number. */
  contact: { heading: string; text: string }
}

export const privacyPolicy: LegalText = {
  meta: {
    title: 'Privacy Policy | ((name))',
    description:
      'What this website learns about you((third-party-script? | , which isn’t much: no cookies, no tracking)). And what we do with the details you give us by form, e-mail, or telephone.',
  },
  heading: 'Privacy Policy',
  sections: [
    {
      heading: 'Introduction',
      paragraphs: [
        'This policy says what ((name)) (“we”) learns about you through this website and through your calls and messages, and what we do with it.',
        '((third-party-script? ((third-party-script)) | The website sets no cookies and has no advertising or tracking, ours or anyone else’s.)) You can read every page without telling us who you are.',
      ],
    },
    {
      heading: 'Information We Collect',
      paragraphs: ['We hold only what you give us:'],
      list: [
        'your name, e-mail address and phone number, when you call, write, or ask for an estimate;',
        'the service you ask about, the size of the place, and the day that would suit you;',
        'what you describe in your message, and what we find at your property if we visit.',
      ],
    },
    {
      heading: 'How We Use Your Information',
      paragraphs: [
        'We use it to answer you, prepare an estimate, plan and do the work, keep a record of it, and send the bill.',
        'We do not sell it or pass it on for advertising. ((form-service? ((form-service)) | The contact form opens your own e-mail program, and the message travels through your e-mail provider and ours.))',
        'You may ask us at any time what we hold about you. You may have it corrected, or deleted as far as the law lets us.',
      ],
    },
  ],
  contact: { heading: 'Contact', text: 'Questions about your information? Write or call:' },
}

export const termsOfService: LegalText = {
  meta: {
    title: 'Terms of Service | ((name))',
    description:
      'The terms for pest control, bed bug, and wildlife services in ((region)): how appointments and estimates are confirmed, ((guarantee? payment, and our service guarantee | and payment)).',
  },
  heading: 'Terms of Service',
  sections: [
    {
      heading: 'Acceptance of Terms',
      paragraphs: [
        'By using this website or ordering work from ((name)) (“we”), you accept these terms. If you do not accept them, please use the site only to read.',
      ],
    },
    {
      heading: 'Services',
      paragraphs: [
        'We offer pest control, bed bug extermination, and wildlife removal in ((region)). The articles on this site give general advice. They do not replace an inspection of your property.',
      ],
    },
    {
      heading: 'Appointments and Estimates',
      paragraphs: [
        'A request sent through this site is not yet an appointment. Appointments and estimates are subject to confirmation by our staff. An estimate is free and binds neither side. The price may change if the inspection finds something that could not be known before. If it does, we tell you before the work begins.',
      ],
    },
    {
      heading: 'Payment',
      paragraphs: [
        'Payment is due on completion of the work, unless we agree otherwise in writing.',
      ],
    },
    {
      heading: '((guarantee? Service Guarantee))',
      paragraphs: [
        '((guarantee? We stand behind our work with a 100% satisfaction guarantee. If the pest we treated comes back within the time named on your service report, we treat again at no charge, as long as the steps we asked of you were done.))',
      ],
    },
  ],
  contact: { heading: 'Contact', text: 'Questions about these terms? Write or call:' },
}
