/** Opens another page, or the mail program at a mailto address. A module of its own, so that tests can replace it. */
export function goTo(address: string) {
  window.location.assign(address)
}
