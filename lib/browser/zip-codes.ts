/** Answers on the home page whether a ZIP code is among those of its list, with the places that have it. */
export function answerZipCodes() {
  const form = document.querySelector<HTMLFormElement>('[data-zip-form]')
  const answers = [...(form?.querySelectorAll<HTMLElement>('[data-zip-answer]') ?? [])]
  form?.addEventListener('input', () => {
    // It was the answer to another code.
    for (const answer of answers) answer.hidden = true
  })
  form?.addEventListener('submit', (event) => {
    event.preventDefault()
    const zip = String(new FormData(form).get('zip'))
    const places = [...document.querySelectorAll('#zip-codes li')]
      .filter(({ textContent }) => textContent.includes(zip))
      .flatMap(({ firstChild }) => (firstChild ? [firstChild.cloneNode(true), ' '] : []))
    form.querySelector('[data-zip-places]')?.replaceChildren(...places)
    for (const code of form.querySelectorAll('[data-zip]')) code.textContent = zip
    for (const answer of answers) {
      answer.hidden = (answer.dataset.zipAnswer === 'yes') !== places.length > 0
    }
  })
}
