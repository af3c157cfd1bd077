/** Escapes a text for an element or an attribute in HTML and XML. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** An attribute or a text in HTML as it reads. React and marked write no other entities. */
export function unescapeHtml(html: string): string {
  return html
    .replaceAll(/&#(?:x27|39);/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
}
