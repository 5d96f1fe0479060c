/** Must run before a layer hides the scrollbar, so that the page keeps its width. */
export function measureScrollbar(): void {
  const { clientWidth, style } = document.documentElement
  style.setProperty('--scrollbar', `${Math.max(0, innerWidth - clientWidth)}px`)
}
