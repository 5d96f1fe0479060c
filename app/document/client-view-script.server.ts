/**
 * The client view of this tab (docs/areas/trade-and-quotes.md). The script runs in the head before the first paint and
 * handles its own buttons, so that they work before hydration. Only customers' documents contain it.
 */
export function clientViewScript(scriptNonce: string): string {
  return `<script nonce="${scriptNonce}">${SCRIPT}</script>`
}

const SCRIPT = `(() => {
const root = document.documentElement
let isOn = false
const read = () => {
  try { isOn = sessionStorage.getItem('client-view') === '1' } catch {}
  root.toggleAttribute('data-client-view', isOn)
}
read()
addEventListener('pageshow', read)
document.addEventListener('click', ({ target }) => {
  const pressed = target.closest?.('[data-client-view-button]')
  if (!pressed) return
  isOn = pressed.getAttribute('data-client-view-button') === 'on'
  try { isOn ? sessionStorage.setItem('client-view', '1') : sessionStorage.removeItem('client-view') } catch {}
  root.toggleAttribute('data-client-view', isOn)
  pressed.closest('[popover]')?.hidePopover()
  const others = document.querySelectorAll('[data-client-view-button=' + (isOn ? 'off' : 'on') + ']')
  ;[...others].find((other) => other.checkVisibility())?.focus()
  const status = document.querySelector('[data-client-view-said]')
  if (status) status.textContent = isOn ? status.getAttribute('data-client-view-said') : ''
})
})()`
