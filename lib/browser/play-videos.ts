/** Puts the player of a video in place of its picture when that is pressed. */
export function playVideos() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-video]')) {
    link.addEventListener('click', (event) => {
      // These open the video in another tab.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      const player = document.createElement('iframe')
      player.src = String(link.dataset.video)
      player.title = String(link.textContent)
      player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
      player.className = link.className
      link.replaceWith(player)
      player.focus()
    })
  }
}
