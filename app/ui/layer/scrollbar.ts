/** Notes how wide the page's scrollbar is, before a layer takes it away, so that the page keeps its width. */
export function measureScrollbar(): void {
  const { clientWidth, style } = document.documentElement
  style.setProperty('--scrollbar', `${Math.max(0, innerWidth - clientWidth)}px`)
}
