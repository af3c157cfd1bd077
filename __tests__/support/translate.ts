/** What a browser's translator does with each text of a page. */
export function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const font = document.createElement('font')
    font.appendChild(document.createElement('font')).textContent = text.data
    text.replaceWith(font)
  }
}
